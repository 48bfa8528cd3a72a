import { dayPart } from '@shinequo/domain/time/day-part'
import { dateWords, locale } from '@shinequo/messages/locale'
import * as navigation from '@shinequo/messages/web/navigation'
import { ChevronDown, LogOut, Menu as MenuIcon, Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Avatar } from '../components/ui/avatar.tsx'
import { IconButton } from '../components/ui/icon-button.tsx'
import { Menu, MenuItem } from '../components/ui/menu.tsx'
import { usePageTitle } from '../components/ui/page-heading.tsx'
import { Skeleton } from '../components/ui/skeleton.tsx'
import { useProgrammeName } from '../lib/look.ts'
import { ownZone } from '../lib/own-zone.ts'
import { signOut } from '../lib/sign-out.ts'
import { chooseTheme, useTheme } from '../lib/theme.ts'
import { useNow } from '../lib/use-now.ts'
import { OF_THE_PROGRAMME } from '../lib/words-of.ts'
import { LanguageItems } from './language-items.tsx'
import type { Side } from './side-navigation.tsx'

const ICON = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5.5' } as const

interface Person {
  readonly firstName: string
  readonly name: string
  readonly url: string | null
}

/** What the bar shows about the signed-in person. */
export interface TopBarFacts {
  /** Undefined until it is known who is signed in. */
  readonly person: Person | undefined
  /** The zone of greeting and date; the browser's own if left out. */
  readonly zone?: string
  /** Menu entries above Sign Out. */
  readonly items?: ReactNode
}

type TopBarProps = TopBarFacts & { readonly side: Side; readonly onMenu: () => void }

/**
 * Greeting, date, theme and the person's menu. On the home page the greeting is the page's heading. The buttons stay
 * where they are, however long the greeting is.
 */
export function TopBar({ side, person, zone = ownZone(), items, onMenu }: TopBarProps) {
  const now = useNow()
  const programme = useProgrammeName()
  const words = person && navigation.greeting(dayPart(now, zone), person.firstName)
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: zone,
  })
  const date = dateWords(format.format(now))
  const waiting = Object.values(side.badges ?? {}).reduce((sum, { count }) => sum + count, 0)
  const atHome = useLocation().pathname.toLowerCase().replace(/\/$/, '') === side.home

  return (
    <header className="mx-auto flex w-full max-w-[77rem] items-start gap-3 py-2 ps-2 pe-3 wide:px-10">
      <IconButton
        label={waiting > 0 ? navigation.openMenuWith(waiting) : navigation.openMenu}
        onClick={onMenu}
        className="relative my-0.5 wide:hidden"
      >
        <MenuIcon {...ICON} />
        {waiting > 0 && (
          <span aria-hidden="true" className="absolute end-2 top-2 size-2.5 rounded-full bg-danger" />
        )}
      </IconButton>
      {/* Room for three lines on the narrowest phones: a greeting may wrap differently once the typeface is there. */}
      <div className="grid min-h-12 min-w-0 flex-1 content-center max-tiny:min-h-18 wide:min-h-17">
        {words === undefined ? (
          <Skeleton className="h-6 w-48 max-w-full" />
        ) : atHome ? (
          <HomeHeading title={side.homeTitle} words={words} />
        ) : (
          <p className="text-lg font-strong tracking-snug [overflow-wrap:anywhere] max-wide:leading-tight print:hidden">
            {words}
          </p>
        )}
        {programme !== '' && (
          <p {...OF_THE_PROGRAMME} className="truncate text-sm font-semibold text-primary wide:hidden">
            {programme}
          </p>
        )}
        <p className="hidden min-h-5.5 text-sm text-muted first-letter:uppercase wide:block">
          {person && date}
        </p>
      </div>
      <ThemeToggle />
      <PersonMenu side={side} person={person} items={items} />
    </header>
  )
}

function HomeHeading({ title, words }: { readonly title: string; readonly words: string }) {
  const ref = usePageTitle<HTMLHeadingElement>(title)
  return (
    <h1
      ref={ref}
      tabIndex={-1}
      className="text-lg font-strong leading-tight tracking-snug [overflow-wrap:anywhere] wide:text-[1.6rem] wide:font-bold wide:tracking-tight"
    >
      {words}
    </h1>
  )
}

function ThemeToggle() {
  const dark = useTheme() === 'dark'
  return (
    <IconButton
      label={dark ? navigation.lightTheme : navigation.darkTheme}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
      className="my-3 max-wide:hidden"
    >
      {dark ? <Sun {...ICON} /> : <Moon {...ICON} />}
    </IconButton>
  )
}

function PersonMenu({ side, person, items }: Omit<TopBarProps, 'onMenu'>) {
  const navigate = useNavigate()
  return (
    <Menu
      trigger={(menu) => (
        <button
          {...menu}
          type="button"
          className="flex min-h-12 items-center gap-2.5 rounded-full p-1 text-sm font-semibold transition hover:bg-hover wide:my-2.5 wide:pe-2.5"
        >
          {person ? (
            <Avatar name={person.name} url={person.url} size={40} />
          ) : (
            <Skeleton className="size-10 rounded-full" />
          )}
          <span className="max-wide:sr-only">{side.role}</span>
          <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-4.5 max-wide:hidden" />
        </button>
      )}
    >
      {items}
      <LanguageItems />
      <MenuItem
        icon={<LogOut {...ICON} className="size-5.5 rtl:-scale-x-100" />}
        onSelect={() => {
          signOut()
          navigate(side.login)
        }}
      >
        {navigation.signOut}
      </MenuItem>
    </Menu>
  )
}
