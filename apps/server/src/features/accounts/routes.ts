import {
  endOtherSignIns,
  endSignIn,
  forgetPassword,
  getAccount,
  listSignIns,
  login,
  logout,
  refreshTokens,
  resetPassword,
  signUp,
} from '@shinequo/contract/accounts'
import type { Context } from '../../plugins/context.ts'
import { deviceOf, withDevice } from '../../plugins/device.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import { networkOf } from '../../plugins/network-address.ts'
import * as service from './service.ts'
import * as signIns from './sign-ins/service.ts'

/** Sign-up, sign-in and what keeps and ends it, and new passwords. */
export function registerAccounts(serve: Serve, context: Context): void {
  const limits = service.openAccountLimits(context)
  serve(signUp, ({ body, request }) => service.signUp(context, limits, body, networkOf(request.ip)))
  serve(login, ({ body, request, reply }) =>
    withDevice(context.env, request, reply, (device) =>
      service.login(context, limits, body, { address: networkOf(request.ip), device }),
    ),
  )
  serve(refreshTokens, ({ body, request }) => signIns.refresh(context, body.refresh, deviceOf(request)))
  serve(logout, ({ body }) => signIns.logout(context, body.refresh))
  serve(listSignIns, ({ actor }) => signIns.listSignIns(context, actor))
  serve(endSignIn, ({ actor, params }) => signIns.endOwnSignIn(context, actor, params.id.toLowerCase()))
  serve(endOtherSignIns, ({ actor }) => signIns.endOtherSignIns(context, actor))
  serve(getAccount, ({ actor }) => service.ownAccount(context, actor))
  serve(forgetPassword, ({ body, request }) =>
    service.forgetPassword(context, limits, body.email, networkOf(request.ip)),
  )
  serve(resetPassword, ({ body, request }) =>
    service.resetPassword(context, limits, body, networkOf(request.ip)),
  )
}
