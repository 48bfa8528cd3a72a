import * as messages from '@shinequo/messages/web/navigation'
import { LogOut, type LucideIcon, Moon, Sun, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink, useLocation, useNavigate } from 'react-router'
import { AskContact } from '../components/care/ask-contact.tsx'
import { CrisisLine } from '../components/ui/crisis-line.tsx'
import { IconButton } from '../components/ui/icon-button.tsx'
import { Wordmark } from '../components/ui/wordmark.tsx'
import { useProgrammeName } from '../lib/look.ts'
import { signOut } from '../lib/sign-out.ts'
import { chooseTheme, useTheme } from '../lib/theme.ts'
import { OF_THE_PROGRAMME } from '../lib/words-of.ts'

/** The pages of one role: students, coaches or administrators. */
export interface Side {
  /** The label of the person's menu. */
  readonly role: string
  readonly login: string
  /** The start page, and its document title, because its heading is the greeting. */
  readonly home: string
  readonly homeTitle: string
  /** The help page, linked below the crisis line. */
  readonly help: string
  /** Whether these people can ask staff to get in touch with them. */
  readonly asksForContact?: boolean
  readonly places: readonly (readonly [to: string, label: string, Icon: LucideIcon])[]
  /** Pending items of a place, shown next to its name: how many, and of what. */
  readonly badges?: Readonly<Record<string, { readonly count: number; readonly words: string }>>
  /** Places with something unfinished, marked with a dot, and its words. */
  readonly dots?: Readonly<Record<string, string>>
  /** Paths without their own place that belong to `home`. */
  readonly underHome?: RegExp
}

const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-box px-3 text-[0.975rem] font-medium text-muted no-underline transition hover:bg-hover hover:text-ink'
const HERE =
  'bg-surface! font-bold! text-primary! shadow-[0_1px_2px_rgb(74_52_12/0.06),0_0_0_1px_var(--line)]'
const ICON = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5 shrink-0' } as const

interface SideNavigationProps {
  readonly side: Side
  /** Only in the drawer: closes it. */
  readonly onClose?: () => void
}

/** The places, the crisis line and Sign Out. */
export function SideNavigation({ side, onClose }: SideNavigationProps) {
  const { pathname } = useLocation()
  const name = useProgrammeName()
  return (
    <>
      <div className="mb-7 flex h-9 items-center justify-between ps-3">
        <Link to={side.home} onClick={onClose} className="block rounded-in py-1.5">
          <Wordmark height={onClose ? 34 : 32} />
        </Link>
        {onClose && (
          <IconButton label={messages.closeMenu} onClick={onClose}>
            <X {...ICON} className="size-5.5" />
          </IconButton>
        )}
      </div>
      {name !== '' && (
        <p
          {...OF_THE_PROGRAMME}
          className="-mt-5 mb-5 ps-3 text-sm font-semibold text-primary [overflow-wrap:anywhere]"
        >
          {name}
        </p>
      )}
      <nav aria-label={messages.main} className="grid gap-0.5">
        {side.places.map(([to, label, Icon]) => {
          const within = to === side.home && side.underHome?.test(pathname)
          return (
            <NavLink
              key={to}
              to={to}
              end={to === side.home}
              onClick={onClose}
              {...(within && { 'aria-current': 'true' as const })}
              className={({ isActive }) => `${ROW} ${isActive || within ? HERE : ''}`}
            >
              <Icon {...ICON} />
              {label}
              <Badge badge={side.badges?.[to]} />
              <Dot words={side.dots?.[to]} />
            </NavLink>
          )
        })}
      </nav>
      <div className="mt-auto grid gap-1 pt-6">
        <CrisisLine className="px-3" />
        {side.asksForContact && <AskContact className="px-3" />}
        <Link to={side.help} onClick={onClose} className="text-link flex min-h-11 items-center px-3 text-sm">
          {messages.helpAndPrivacy}
        </Link>
        {onClose && <ThemeRow />}
        <SignOutRow login={side.login} />
      </div>
    </>
  )
}

function Badge({ badge }: { readonly badge: { count: number; words: string } | undefined }) {
  if (!badge || badge.count === 0) return null
  return (
    <span className="ms-auto min-w-6 rounded-full bg-danger-soft px-2 py-0.5 text-center text-xs font-semibold tabular-nums text-danger">
      {badge.count > 99 ? messages.over99 : badge.count}
      <span className="sr-only"> {badge.words}</span>
    </span>
  )
}

function Dot({ words }: { readonly words: string | undefined }) {
  if (words === undefined) return null
  return (
    <span className="ms-auto flex items-center" title={words}>
      <span aria-hidden="true" className="size-2.5 rounded-full bg-warning" />
      <span className="sr-only">{words}</span>
    </span>
  )
}

function Row({ onClick, icon, children }: { onClick: () => void; icon: ReactNode; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={`${ROW} text-start`}>
      {icon}
      {children}
    </button>
  )
}

function ThemeRow() {
  const dark = useTheme() === 'dark'
  return (
    <Row
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
      icon={dark ? <Sun {...ICON} /> : <Moon {...ICON} />}
    >
      {dark ? messages.lightTheme : messages.darkTheme}
    </Row>
  )
}

function SignOutRow({ login }: { readonly login: string }) {
  const navigate = useNavigate()
  return (
    <Row
      icon={<LogOut {...ICON} className="size-5 shrink-0 rtl:-scale-x-100" />}
      onClick={() => {
        signOut()
        navigate(login)
      }}
    >
      {messages.signOut}
    </Row>
  )
}
