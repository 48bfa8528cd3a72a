import type { REQUIRED_FOR_COMPLETION } from '@shinequo/contract/profiles'
import { fieldName } from '@shinequo/messages/web/fields'
import * as messages from '@shinequo/messages/web/profiles'
import { SchoolField } from '../../../components/schools/school-field.tsx'
import { ComboboxField } from '../../../components/ui/combobox-field.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { LANGUAGES, STATES } from '../place-lists.ts'

/** The values of those fields below that contain the student's own words. */
export function writtenTexts(
  values: Readonly<Record<'course' | 'state' | 'city' | 'language_preference', string>>,
) {
  return [values.course, values.state, values.city, values.language_preference]
}

interface Control {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: { target: { value: string } }) => void
}

interface ProfileFieldsProps {
  /** The form's props for one of the fields. */
  readonly text: (name: keyof typeof REQUIRED_FOR_COMPLETION) => Control
  /** A class for the two fields with the longest texts. */
  readonly longClass?: string
}

/** The required fields of section 5 in its order, for onboarding and profile. */
export function ProfileFields({ text, longClass = '' }: ProfileFieldsProps) {
  return (
    <>
      <SchoolField
        {...text('school')}
        label={fieldName('school')}
        placeholder={messages.selectSchool}
        className={longClass}
      />
      <SelectField
        {...text('degree')}
        label={fieldName('degree')}
        placeholder={messages.selectDegree}
        options={Object.entries(messages.DEGREES)}
      />
      <TextField {...text('course')} label={fieldName('course')} autoComplete="off" />
      <ComboboxField
        {...text('state')}
        label={fieldName('state')}
        hint={messages.listOrOwnWords}
        autoComplete="address-level1"
        suggestions={STATES}
      />
      <TextField {...text('city')} label={fieldName('city')} autoComplete="address-level2" />
      <ComboboxField
        {...text('language_preference')}
        label={messages.languagePreference}
        hint={messages.listOrOwnWords}
        autoComplete="off"
        suggestions={LANGUAGES}
        className={longClass}
      />
      <SelectField
        {...text('identify_as')}
        label={messages.ethnicity}
        hint={messages.whyEthnicity}
        placeholder={messages.selectEthnicity}
        options={Object.entries(messages.ETHNICITIES)}
      />
      <SelectField
        {...text('sex')}
        label={messages.gender}
        hint={messages.whyGender}
        placeholder={messages.selectGender}
        autoComplete="sex"
        options={Object.entries(messages.GENDERS)}
      />
    </>
  )
}
