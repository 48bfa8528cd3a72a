import { login, logout, refreshTokens } from '@shinequo/contract/accounts'
import {
  cancelDeletion,
  changeOwnAddress,
  changePassword,
  deleteAccount,
  downloadDataExport,
  endOtherSignIns,
  endSignIn,
  getDataExport,
  getDeletion,
  listSignIns,
  sendAddressCode,
  startDataExport,
} from '@shinequo/contract/accounts/account-page'
import { chooseLocale, getAccount, resendProof, verifyEmail } from '@shinequo/contract/accounts/own-account'
import { changePasswordAtLogin, forgetPassword, resetPassword } from '@shinequo/contract/accounts/passwords'
import {
  confirmRequestedAddress,
  declineRequestedAddress,
  lookAtRequestedAddress,
} from '@shinequo/contract/accounts/requested-address'
import { signUp } from '@shinequo/contract/accounts/sign-up'
import type { Context } from '../../plugins/context.ts'
import { callerOf, deviceOf, withDevice } from '../../plugins/device.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import { ok } from '../../plugins/errors.ts'
import { counted } from '../../plugins/limits.ts'
import { networkOf, siteOf } from '../../plugins/network-address.ts'
import { zipAnswer } from '../../plugins/zip.ts'
import * as ownAddress from './address/service.ts'
import * as ending from './ending/service.ts'
import * as dataExports from './export/service.ts'
import * as mailbox from './mailbox/service.ts'
import * as passwords from './passwords/service.ts'
import * as recovery from './recovery/service.ts'
import * as requestedAddress from './requested-address/service.ts'
import * as service from './service.ts'
import * as signIns from './sign-ins/service.ts'

/** Sign-up, sign-in, refresh and logout, new passwords, and proofs of the mailbox. */
export function registerAccounts(serve: Serve, context: Context): void {
  const limits = { ...service.openAccountLimits(context), ownAddress: ownAddress.openAddressLimits(context) }
  serve(signUp, ({ body, request: { ip } }) =>
    service.signUp(context, limits, body, { address: networkOf(ip), site: siteOf(ip) }),
  )
  serve(login, ({ body, request, reply }) =>
    withDevice(context.env, request, reply, (caller) => service.login(context, limits, body, caller)),
  )
  serve(refreshTokens, ({ body, request }) => signIns.refresh(context, body.refresh, deviceOf(request)))
  serve(logout, ({ body }) => signIns.logout(context, body.refresh))
  serve(listSignIns, ({ actor }) => signIns.listSignIns(context, actor))
  serve(endSignIn, ({ actor, params }) => signIns.endOwnSignIn(context, actor, params.id))
  serve(endOtherSignIns, ({ actor }) => signIns.endOtherSignIns(context, actor))
  serve(getAccount, ({ actor }) => service.ownAccount(context, actor))
  serve(chooseLocale, ({ actor, body }) => service.chooseLocale(context, actor, body.locale))
  serve(startDataExport, ({ actor }) => dataExports.startOwnExport(context, actor, limits.exportsOfAccount))
  serve(getDataExport, ({ actor }) => dataExports.ownExport(context, actor))
  serve(downloadDataExport, async ({ actor, reply }) => {
    const file = await dataExports.downloadOwnExport(context, actor)
    return file.ok ? ok(zipAnswer(reply, file.value.name, file.value.bytes)) : file
  })
  serve(getDeletion, ({ actor }) => ending.ownDeletion(context, actor))
  serve(deleteAccount, async ({ actor, body }) => {
    const proved = await passwords.proveOwn(context, limits, actor, body.password)
    if (!proved.ok) return proved
    const tooMany = await counted([limits.deletions, actor.accountId])
    return tooMany ?? ending.askForDeletion(context, { accountId: actor.accountId, actor })
  })
  serve(cancelDeletion, ({ actor }) => ending.keepAccount(context, { accountId: actor.accountId, actor }))
  serve(forgetPassword, ({ body, request }) =>
    recovery.forgetPassword(context, limits, body.email, callerOf(request)),
  )
  serve(resetPassword, ({ body, request, reply }) =>
    withDevice(context.env, request, reply, (caller) =>
      recovery.resetPassword(context, limits, body, caller),
    ),
  )
  serve(changePasswordAtLogin, ({ body, request, reply }) =>
    withDevice(context.env, request, reply, (caller) =>
      passwords.changeAtLogin(context, limits, body, caller),
    ),
  )
  serve(changePassword, ({ actor, body }) => passwords.changeOwn(context, limits, actor, body))
  serve(sendAddressCode, ({ actor, body, request }) =>
    ownAddress.sendAddressCode(context, limits, actor, body, networkOf(request.ip)),
  )
  serve(changeOwnAddress, ({ actor, body, request }) =>
    ownAddress.changeOwn(context, limits, actor, body, networkOf(request.ip)),
  )
  serve(lookAtRequestedAddress, ({ body }) => requestedAddress.look(context, body.token))
  serve(confirmRequestedAddress, ({ body }) => requestedAddress.confirm(context, body.token))
  serve(declineRequestedAddress, ({ body }) => requestedAddress.decline(context, body.token))
  serve(verifyEmail, ({ body, request }) =>
    mailbox.verifyEmail(context, limits.proofCodes, body, callerOf(request)),
  )
  serve(resendProof, ({ body, request }) =>
    mailbox.resendProof(context, limits.proofCodes, body, callerOf(request)),
  )
}
