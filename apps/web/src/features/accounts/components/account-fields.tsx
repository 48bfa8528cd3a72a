import type { Role } from '@shinequo/contract/accounts'
import * as messages from '@shinequo/messages/web/accounts'
import { fieldName } from '@shinequo/messages/web/fields'
import { PrivacyLink, TermsLink } from '../../../components/auth-layout/legal-links.tsx'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { PasswordField } from '../../../components/ui/password-field.tsx'
import { ReadInEnglish } from '../../../components/ui/read-in-english.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import type { useForm } from '../../../lib/use-form.ts'
import { NewPasswordField } from './new-password-field.tsx'

/** The fields of everybody who creates an account. */
interface AccountValues {
  readonly [field: string]: string | boolean
  readonly first_name: string
  readonly last_name: string
  readonly password: string
  readonly confirm: string
  readonly terms: boolean
}

interface AccountFieldsProps {
  readonly owner: Role
  readonly form: Pick<ReturnType<typeof useForm<AccountValues>>, 'text' | 'check'>
}

/** The name, password and terms of a new account. */
export function AccountFields({ owner, form }: AccountFieldsProps) {
  return (
    <>
      <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
        <TextField {...form.text('first_name')} label={fieldName('first_name')} autoComplete="given-name" />
        <TextField {...form.text('last_name')} label={fieldName('last_name')} autoComplete="family-name" />
      </div>
      <NewPasswordField {...form.text('password')} owner={owner} />
      <PasswordField {...form.text('confirm')} label={messages.confirmPassword} autoComplete="new-password" />
      <Checkbox
        {...form.check('terms')}
        required
        label={<Sentence parts={messages.agreeToTerms(<TermsLink />, <PrivacyLink />)} />}
      />
      <ReadInEnglish page="/disclosures#sign-up" className="-mt-3 ms-8" />
    </>
  )
}
