import { Tabs } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import toast from 'react-hot-toast'
import { Avatar } from '../../components/ui/avatar.tsx'
import { Button, type ButtonKind } from '../../components/ui/button.tsx'
import { Calendar } from '../../components/ui/calendar.tsx'
import { Card, CardHead } from '../../components/ui/card.tsx'
import { Checkbox } from '../../components/ui/checkbox.tsx'
import { Chip } from '../../components/ui/chip.tsx'
import { ChoiceTiles } from '../../components/ui/choice-tiles.tsx'
import { ComboboxField } from '../../components/ui/combobox-field.tsx'
import { DayTile } from '../../components/ui/day-tile.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Menu, MenuItem } from '../../components/ui/menu.tsx'
import { Note } from '../../components/ui/note.tsx'
import { PageHead } from '../../components/ui/page-heading.tsx'
import { PasswordField } from '../../components/ui/password-field.tsx'
import { RatingInput } from '../../components/ui/rating-input.tsx'
import { RatingStars } from '../../components/ui/rating-stars.tsx'
import { ScaleField } from '../../components/ui/scale-field.tsx'
import { SelectField } from '../../components/ui/select-field.tsx'
import { Shine, type ShineMood } from '../../components/ui/shine.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { Waiting } from '../../components/ui/spinner.tsx'
import { TabList } from '../../components/ui/tab-list.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { TextareaField } from '../../components/ui/textarea-field.tsx'
import { Toaster } from '../../components/ui/toaster.tsx'
import { pageDirection } from '../../lib/direction.ts'

const KINDS: readonly ButtonKind[] = ['primary', 'quiet', 'soft', 'ghost', 'danger']
const MOODS: readonly ShineMood[] = ['greeting', 'thinking', 'cheering', 'resting']
const TABS = [
  ['upcoming', 'Upcoming'],
  ['past', 'Past'],
] as const
const ignore = () => {}

/** /dev/ui, only in development: every component in every state. */
export default function UiSheet() {
  return (
    <main className="mx-auto grid max-w-[77rem] gap-6 px-4 py-10 tablet:px-10">
      <PageHead lede="One page of everything, in the sizes the screens use.">Components and states</PageHead>
      <Part title="Shine">
        {MOODS.map((mood) => (
          <Shine key={mood} mood={mood} size={120} />
        ))}
      </Part>
      <Part title="Buttons">
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind}>
            {kind}
          </Button>
        ))}
        <Button busy>Signing in...</Button>
        <Button disabled>Submit</Button>
        <Button kind="quiet" size="small">
          Small
        </Button>
        <Button kind="quiet" size="large">
          Large
        </Button>
      </Part>
      <Fields />
      <Choices />
      <Part title="Chips, ratings, day tiles, avatars">
        {(['neutral', 'primary', 'amber', 'success', 'danger', 'info'] as const).map((tone) => (
          <Chip key={tone} tone={tone}>
            {tone}
          </Chip>
        ))}
        {[4.3, 5, 2, null].map((rating) => (
          <RatingStars key={String(rating)} rating={rating} />
        ))}
        <DayTile weekday="Tue" day="24" />
        <DayTile weekday="Tue" day="24" chosen />
        {['Amara Okafor', 'Daniel Reyes', 'Leila Haddad', 'Harpreet', ''].map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Avatar name="Nobody There" url="/nowhere.jpg" size={64} />
      </Part>
      <Part title="Menu, tabs">
        <Menu
          trigger={(menu) => (
            <Button {...menu} kind="quiet">
              Menu
            </Button>
          )}
        >
          <MenuItem onSelect={ignore}>Settings</MenuItem>
          <MenuItem onSelect={ignore}>Sign Out</MenuItem>
        </Menu>
        <Tabs.Root dir={pageDirection()} defaultValue="upcoming">
          <TabList label="Which sessions" tabs={TABS} />
          {TABS.map(([value, label]) => (
            <Tabs.Content key={value} value={value}>
              {label}
            </Tabs.Content>
          ))}
        </Tabs.Root>
      </Part>
      <Notices />
      <Part title="Calendar">
        <Month />
      </Part>
      <Part title="Empty, error, loading">
        <EmptyState art="no-sessions" title="No sessions yet">
          Book one, and it shows here.
        </EmptyState>
        <EmptyState art="no-coach" title="No coach yet" />
        <ErrorState title="Your coaches didn’t load" message="It failed." onRetry={ignore} />
        <div className="grid w-64 gap-2">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-20" />
          <Waiting>Loading...</Waiting>
        </div>
      </Part>
      <Toaster />
    </main>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card>
      <CardHead title={title} />
      <div className="flex flex-wrap items-center gap-4">{children}</div>
    </Card>
  )
}

function Fields() {
  return (
    <Card>
      <CardHead title="Fields" />
      <div className="grid gap-5 tablet:grid-cols-3">
        <TextField label="Rest" placeholder="name@school.edu" hint="One quiet hint below." />
        <TextField label="Error" defaultValue="maya.torres" error="Please write a full address" />
        <TextField label="Read only" value="maya.torres" readOnly />
        <SelectField label="Select" placeholder="Choose one" options={[['a', 'One']]} defaultValue="" />
        <PasswordField label="Password" autoComplete="new-password" defaultValue="secret words" />
        <ComboboxField label="Combobox" suggestions={['Maine', 'Ohio']} />
        <TextareaField label="Notes" optional placeholder="A few words" />
        <div>
          <Checkbox label="Off" />
          <Checkbox label="On" defaultChecked />
          <Checkbox label="Wrong" error="Please tick this" />
        </div>
      </div>
    </Card>
  )
}

function Choices() {
  const [tile, setTile] = useState('a')
  const [stars, setStars] = useState(4)
  const [step, setStep] = useState(3)
  const choices = ['Listen first', 'Give me a plan', 'A bit of both'].map((label) => ({
    value: label,
    label,
  }))
  return (
    <Card>
      <CardHead title="Choices" />
      <div className="grid gap-6">
        <ChoiceTiles
          name="style"
          legend="What helps you most?"
          choices={choices}
          value={tile}
          onChange={setTile}
          error={tile === 'a' ? 'Please choose one' : undefined}
        />
        <RatingInput name="stars" legend="Rate your coach" value={stars} onChange={setStars} />
        <ScaleField name="useful" legend="How useful was it?" value={step} onChange={setStep} />
      </div>
    </Card>
  )
}

function Notices() {
  const [open, setOpen] = useState(false)
  return (
    <Card>
      <CardHead title="Notes, toasts, dialog" />
      <div className="grid gap-3">
        {(['info', 'amber', 'success', 'danger'] as const).map((tone) => (
          <Note key={tone} tone={tone}>
            That time was just taken. Your notes are kept.
          </Note>
        ))}
        <div className="flex flex-wrap gap-3">
          <Button kind="quiet" onClick={() => toast.success('That went well.')}>
            Success
          </Button>
          <Button kind="quiet" onClick={() => toast.error('That went wrong. Please try again.')}>
            Error
          </Button>
          <Button kind="quiet" onClick={() => toast('You are signed in on this device.')}>
            Blank
          </Button>
          <Button kind="quiet" onClick={() => toast.loading('Saving your picture...')}>
            Loading
          </Button>
          <Button onClick={() => setOpen(true)}>Dialog</Button>
        </div>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="How was it?"
          description="Only your coach’s programme reads this."
          foot={
            <>
              <Button kind="quiet" onClick={() => setOpen(false)}>
                Cancel
              </Button>
              <Button onClick={() => setOpen(false)}>Submit</Button>
            </>
          }
        >
          <TextareaField label="Feedback" />
        </Dialog>
      </div>
    </Card>
  )
}

function Month() {
  const [date, setDate] = useState<string | null>(null)
  return (
    <div className="w-full max-w-86">
      <Calendar
        from="2026-11-20"
        to="2026-12-11"
        today="2026-11-20"
        available={new Set(['2026-11-23', '2026-11-24', '2026-12-01'])}
        value={date}
        onChange={setDate}
      />
    </div>
  )
}
