import type { ReactNode } from 'react'
import { LISTED_SCHOOLS, useFoundSchools, useSchoolNames } from '../../lib/school-list.ts'
import { SelectField } from '../ui/select-field.tsx'
import { SchoolSearch } from './school-search.tsx'

interface SchoolFieldProps {
  readonly name: string
  readonly label: ReactNode
  readonly value: string
  readonly error?: string | undefined
  readonly hint?: string
  readonly className?: string
  readonly onChange: (event: { target: { value: string } }) => void
  /** Shown while nothing is chosen. */
  readonly placeholder?: string
  /** An option for no school, the first one. */
  readonly none?: string
  /** Leaves out 'Other', which is no school that two people could have in common. */
  readonly withoutOther?: boolean
}

/**
 * A choice of a school: a list if there are few enough, else a search. A chosen school that nobody new can choose stays
 * in the list.
 */
export function SchoolField(props: SchoolFieldProps) {
  const { value, onChange, none, placeholder, withoutOther = false, ...field } = props
  const { data } = useFoundSchools('')
  const nameOf = useSchoolNames([value])
  const open = data?.schools ?? LISTED_SCHOOLS
  if (data?.more) {
    return (
      <SchoolSearch
        {...field}
        chosen={value === '' ? '' : nameOf(value)}
        onChoose={(school) => onChange({ target: { value: school?.value ?? '' } })}
        clearable={none !== undefined}
        except={withoutOther ? ['other'] : []}
      />
    )
  }
  const options = open
    .filter((school) => !withoutOther || school.value !== 'other')
    .map((school) => [school.value, school.name] as const)
  const isListed = value === '' || options.some(([one]) => one === value)
  return (
    <SelectField
      {...field}
      {...(placeholder !== undefined && { placeholder })}
      value={value}
      onChange={onChange}
      options={[
        ...(none === undefined ? [] : [['', none] as const]),
        ...options,
        ...(isListed ? [] : [[value, nameOf(value)] as const]),
      ]}
    />
  )
}
