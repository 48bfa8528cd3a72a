import { greeting } from '@shinequo/domain/time/greeting'
import { ChevronDown, LogOut, Menu as MenuIcon, Moon, Settings, Sun } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { Avatar } from '../components/ui/avatar.tsx'
import { IconButton } from '../components/ui/icon-button.tsx'
import { Menu, MenuItem } from '../components/ui/menu.tsx'
import { usePageTitle } from '../components/ui/page-heading.tsx'
import { ownZone } from '../lib/own-zone.ts'
import { signOut } from '../lib/sign-out.ts'
import { chooseTheme, useTheme } from '../lib/theme.ts'
import { useNow } from '../lib/use-now.ts'
import { useProfile } from '../lib/user-state.ts'

const ICON = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5.5' } as const

/** Greeting and date, the theme, and the menu 'Student'. On the dashboard the greeting is the page's heading. */
export function TopBar({ onMenu }: { readonly onMenu: () => void }) {
  const now = useNow()
  const { user } = useProfile()
  const words = `${greeting(now, ownZone())}, ${user.first_name}`
  const date = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' }).format(
    now,
  )
  const onDashboard = useLocation().pathname.toLowerCase().startsWith('/home/dashboard')

  return (
    <header className="mx-auto flex min-h-16 w-full max-w-[77rem] items-center gap-3 py-2 pl-2 pr-3 wide:min-h-21 wide:px-10">
      <IconButton label="Open menu" onClick={onMenu} className="wide:hidden">
        <MenuIcon {...ICON} />
      </IconButton>
      <div className="min-w-0 flex-1">
        {onDashboard ? (
          <DashboardHeading words={words} />
        ) : (
          <p className="truncate text-lg font-strong tracking-snug">{words}</p>
        )}
        <p className="hidden text-sm text-muted wide:block">{date}</p>
      </div>
      <ThemeToggle />
      <StudentMenu />
    </header>
  )
}

function DashboardHeading({ words }: { readonly words: string }) {
  const ref = usePageTitle<HTMLHeadingElement>('Dashboard')
  return (
    <h1
      ref={ref}
      tabIndex={-1}
      className="truncate text-lg font-strong leading-tight tracking-snug wide:text-[1.6rem] wide:font-bold wide:tracking-tight"
    >
      {words}
    </h1>
  )
}

function ThemeToggle() {
  const dark = useTheme() === 'dark'
  return (
    <IconButton
      label={dark ? 'Light theme' : 'Dark theme'}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
      className="max-wide:hidden"
    >
      {dark ? <Sun {...ICON} /> : <Moon {...ICON} />}
    </IconButton>
  )
}

function StudentMenu() {
  const { user, url } = useProfile()
  const navigate = useNavigate()
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="flex min-h-12 items-center gap-2.5 rounded-full p-1 text-sm font-semibold transition hover:bg-hover wide:pr-2.5"
        >
          <Avatar name={`${user.first_name} ${user.last_name}`} url={url} size={40} />
          <span className="max-wide:sr-only">Student</span>
          <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-4.5 max-wide:hidden" />
        </button>
      }
    >
      <MenuItem icon={<Settings {...ICON} />} onSelect={() => navigate('/home/userProfile')}>
        Settings
      </MenuItem>
      <MenuItem
        icon={<LogOut {...ICON} />}
        onSelect={() => {
          signOut()
          navigate('/login')
        }}
      >
        Sign Out
      </MenuItem>
    </Menu>
  )
}
