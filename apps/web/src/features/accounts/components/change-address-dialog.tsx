import { addressCodeBody, newAddressBody } from '@shinequo/contract/accounts/account-page'
import * as messages from '@shinequo/messages/web/accounts'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { CodeField } from '../../../components/ui/code-field.tsx'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { PasswordField } from '../../../components/ui/password-field.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useChangeOwnAddress, useSendAddressCode } from '../api/shared.ts'

/** Changes one's own address in two steps: the password and the new address, then the code that was mailed there. */
export default function ChangeAddressDialog({ onClose }: { readonly onClose: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return sentTo === null ? (
    <AddressStep onSent={setSentTo} onClose={onClose} />
  ) : (
    <CodeStep email={sentTo} onBack={() => setSentTo(null)} onClose={onClose} />
  )
}

interface AddressStepProps {
  readonly onSent: (email: string) => void
  readonly onClose: () => void
}

function AddressStep({ onSent, onClose }: AddressStepProps) {
  const { mutateAsync: send } = useSendAddressCode()
  const form = useForm({
    initial: { password: '', email: '' },
    rules: (values) => firstErrors(newAddressBody, values, messages.fieldErrors),
    submit: async (values) => {
      await send(values)
      onSent(values.email.trim())
    },
  })
  return (
    <FormDialog
      title={messages.changeYourAddress}
      description={messages.codeComesFirst}
      form={form}
      act={messages.sendTheCode}
      onClose={onClose}
    >
      <PasswordField
        {...form.text('password')}
        label={messages.currentPassword}
        hint={messages.currentForgotten}
        autoComplete="current-password"
      />
      <TextField
        {...form.text('email')}
        label={messages.newAddress}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </FormDialog>
  )
}

interface CodeStepProps {
  readonly email: string
  readonly onBack: () => void
  readonly onClose: () => void
}

function CodeStep({ email, onBack, onClose }: CodeStepProps) {
  const { mutateAsync: change } = useChangeOwnAddress()
  const code = useRef<HTMLInputElement>(null)
  const form = useForm({
    initial: { otp: '' },
    rules: (values) => firstErrors(addressCodeBody, { ...values, email }, messages.fieldErrors),
    submit: async ({ otp }) => {
      await change({ email, otp })
      toast.success(messages.addressChanged)
      onClose()
    },
  })
  return (
    <FormDialog
      title={messages.changeYourAddress}
      description={
        <span role="status" className="[overflow-wrap:anywhere]">
          <Sentence parts={messages.codeSentTo(<strong className="font-strong">{email}</strong>)} />{' '}
          {messages.oldAddressIsTold}
        </span>
      }
      form={form}
      act={messages.changeAddress}
      keep={messages.anotherAddressOrCode}
      first={code}
      // The refusal names the address, which this step does not show.
      failureText={(error) =>
        error instanceof ApiError ? (error.fields.email ?? messageOf(error)) : messageOf(error)
      }
      onClose={onClose}
      onKeep={onBack}
    >
      <CodeField
        {...form.text('otp')}
        ref={code}
        onCode={(code) => form.set('otp', code)}
        label={messages.code}
        hint={messages.codeHint}
      />
    </FormDialog>
  )
}
