import { coachProfileBody, type OwnCoachProfile } from '@shinequo/contract/coaches/own-page'
import { zoneName } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/coaches'
import * as failures from '@shinequo/messages/web/errors'
import { fieldName } from '@shinequo/messages/web/fields'
import { useMemo } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { languagesText } from '../../../lib/languages-text.ts'
import { ownZone, presentName } from '../../../lib/own-zone.ts'
import { asWritten } from '../../../lib/shown-text.ts'
import { stateName } from '../../../lib/state-name.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useSaveOwnPage } from '../api/coach.ts'
import { allCodes, firstTicked, tickedIn, withTick } from '../own-codes.ts'
import { CodeChoices } from './code-choices.tsx'

const KINDS = ['language'] as const

/** The server's value for a zone that was not chosen yet. */
const NONE = 'UTC'

/** Languages, where the coach lives, and the zone of the weekly hours. */
export function PlaceForm({ page }: { readonly page: OwnCoachProfile }) {
  const { profile } = page
  const { mutateAsync: save } = useSaveOwnPage()
  const zones = useMemo(zoneOptions, [])
  const initial = {
    language_preference: languagesText(profile.language_preference),
    codes: firstTicked(page, KINDS),
    city: profile.city,
    state: stateName(profile.state),
    time_zone: profile.time_zone === NONE ? '' : profile.time_zone,
  }
  const form = useForm({
    initial,
    rules: (values) => ({
      ...firstErrors(coachProfileBody, { ...values, codes: tickedIn(values.codes) }, messages.fieldErrors),
      ...(values.time_zone === '' && { time_zone: messages.chooseTimeZone }),
    }),
    draft: { name: `coach-place:${profile.id}` },
    submit: async (values) => {
      const { language_preference, state } = profile
      const written = asWritten(values, initial, { language_preference, state })
      await save({ ...written, codes: allCodes(page, KINDS, values.codes) })
      toast.success(failures.profileUpdated)
    },
  })
  return (
    <form {...form.formProps} className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
      {form.failure !== null && (
        <Note tone="danger" className="tablet:col-span-2">
          {messageOf(form.failure)}
        </Note>
      )}
      <TextField
        {...form.text('language_preference')}
        label={messages.STEPS.language_preference}
        hint={messages.languagesHint}
        autoComplete="off"
        className="tablet:col-span-2"
      />
      <CodeChoices
        kind="language"
        legend={messages.languagesYouCoachIn}
        hint={messages.languagesYouCoachInHint}
        ticked={tickedIn(form.values.codes)}
        page={page}
        onTick={(code, on) => form.set('codes', withTick(form.values.codes, KINDS, code, on))}
        error={form.errors.codes}
        className="tablet:col-span-2"
      />
      <TextField {...form.text('city')} label={fieldName('city')} autoComplete="address-level2" />
      <TextField {...form.text('state')} label={messages.stateOrRegion} autoComplete="address-level1" />
      <SelectField
        {...form.text('time_zone')}
        label={messages.STEPS.time_zone}
        placeholder={messages.selectTimeZone}
        hint={messages.timeZoneHint(zoneName(ownZone()))}
        options={zones}
        className="tablet:col-span-2"
      />
      <Button type="submit" busy={form.busy} className="justify-self-start">
        {messages.saveLanguagesAndZone}
      </Button>
    </form>
  )
}

/** Every zone that this browser supports, under its current name. */
function zoneOptions(): readonly (readonly [string, string])[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone').map(presentName), ownZone()])
  zones.delete(NONE)
  return [...zones].sort().map((zone) => [zone, zone.replaceAll('_', ' ')] as const)
}
