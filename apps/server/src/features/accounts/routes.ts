import {
  forgetPassword,
  getAccount,
  login,
  logout,
  refreshTokens,
  resetPassword,
  signUp,
} from '@shinequo/contract/accounts'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import { networkOf } from '../../plugins/network-address.ts'
import * as service from './service.ts'

/** Sign-up, sign-in and what keeps and ends it, and new passwords. */
export function registerAccounts(serve: Serve, context: Context): void {
  const limits = service.openAccountLimits(context)
  serve(signUp, ({ body, request }) => service.signUp(context, limits, body, networkOf(request.ip)))
  serve(login, ({ body, request }) => service.login(context, limits, body, networkOf(request.ip)))
  serve(refreshTokens, ({ body }) => service.refresh(context, body.refresh))
  serve(logout, ({ body }) => service.logout(context, body.refresh))
  serve(getAccount, ({ actor }) => service.ownAccount(context, actor))
  serve(forgetPassword, ({ body, request }) =>
    service.forgetPassword(context, limits, body.email, networkOf(request.ip)),
  )
  serve(resetPassword, ({ body }) => service.resetPassword(context, limits, body))
}
