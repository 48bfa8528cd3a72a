import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { pageDirection } from '../../lib/direction.ts'

/** The props that make a button open a menu; spread them on it. */
export interface MenuButton {
  readonly id: string
  readonly 'aria-haspopup': 'menu'
  readonly 'aria-expanded': boolean
  readonly 'aria-controls': string | undefined
  readonly onClick: (event: MouseEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

interface MenuProps {
  readonly trigger: (button: MenuButton) => ReactNode
  readonly children: ReactNode
}

/** How the menu was opened, which determines what is focused. */
type Opened = 'by key' | 'by pointer' | null

/** Pixels between the menu and its button, and between the menu and the edge of the window. */
const [GAP, EDGE] = [6, 12]

/** Closes the menu, returns the focus to its button, then runs the action. */
const Choose = createContext<(act: () => void) => void>((act) => act())

/**
 * A menu of actions under a button. Opened by keyboard, it focuses the first item; arrows, Home, End and letters move
 * the focus, Escape and a press outside close it.
 */
export function Menu({ trigger, children }: MenuProps) {
  const [opened, setOpened] = useState<Opened>(null)
  const id = useId()
  const around = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    if (opened === null) return
    const elsewhere = ({ target }: Event) => {
      if (!around.current?.contains(target as Node)) setOpened(null)
    }
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('focusin', elsewhere)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('focusin', elsewhere)
    }
  }, [opened])

  const close = () => {
    setOpened(null)
    document.getElementById(id)?.focus()
  }
  return (
    <span ref={around} className="relative inline-flex">
      {trigger({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== null,
        'aria-controls': opened === null ? undefined : `${id}menu`,
        // Enter, Space and screen readers send clicks without a pointer.
        onClick: ({ detail }) => setOpened(opened ? null : detail === 0 ? 'by key' : 'by pointer'),
        onKeyDown: (event) => {
          if (event.key === 'ArrowDown') {
            event.preventDefault()
            setOpened('by key')
          }
        },
      })}
      {opened !== null && (
        <Choose
          value={(act) => {
            close()
            act()
          }}
        >
          <Entries id={`${id}menu`} labelledBy={id} byKey={opened === 'by key'} onClose={close}>
            {children}
          </Entries>
        </Choose>
      )}
    </span>
  )
}

interface EntriesProps {
  readonly id: string
  readonly labelledBy: string
  readonly byKey: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

function Entries({ id, labelledBy, byKey, onClose, children }: EntriesProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const menu = ref.current!
    // In the top layer, so that no container clips it.
    menu.showPopover()
    const place = () => placeUnder(menu, menu.parentElement!)
    place()
    addEventListener('resize', place)
    addEventListener('scroll', place, true)
    const first = byKey ? menu.querySelector<HTMLElement>('[role=menuitem]') : null
    const target = first ?? menu
    target.focus()
    return () => {
      removeEventListener('resize', place)
      removeEventListener('scroll', place, true)
    }
  }, [byKey])
  return (
    <div
      ref={ref}
      id={id}
      role="menu"
      popover="manual"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      onKeyDown={(event) => {
        const { key, currentTarget } = event
        const items = [...currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
        const next = nextItem(items, key)
        if (key === 'Escape') onClose()
        if (next) next.focus()
        if (next || key === 'Tab' || key === 'Escape') event.preventDefault()
      }}
      className="fixed inset-auto m-0 max-h-[calc(100dvh-1.5rem)] w-[min(13.75rem,calc(100vw-1.5rem))] animate-appear overflow-y-auto rounded-box border border-line bg-raised p-1.5 text-ink shadow-float focus:outline-none"
    >
      {children}
    </div>
  )
}

/**
 * Places the menu under the button, aligned with its end; above it if there is only room there; always inside the
 * window.
 */
function placeUnder(menu: HTMLElement, button: Element): void {
  const { top, left, right, bottom } = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = menu
  const above = top - GAP - height
  const fits = bottom + GAP + height + EDGE <= innerHeight || above < EDGE
  const within = (at: number, most: number) => `${Math.max(EDGE, Math.min(at, most - EDGE))}px`
  menu.style.top = within(fits ? bottom + GAP : above, innerHeight - height)
  const start = pageDirection() === 'rtl' ? left : right - width
  menu.style.left = within(start, document.documentElement.clientWidth - width)
}

/** The item that a key moves to from the focused one; a letter moves to the next item that begins with it. */
function nextItem(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.indexOf(document.activeElement as HTMLElement)
  if (key === 'ArrowDown') return items[Math.min(at + 1, items.length - 1)]
  if (key === 'ArrowUp') return items.at(at < 0 ? -1 : Math.max(at - 1, 0))
  if (key === 'Home' || key === 'PageUp') return items[0]
  if (key === 'End' || key === 'PageDown') return items.at(-1)
  if (key.length > 1 || key === ' ') return
  const begins = (item: HTMLElement) => item.textContent.toLowerCase().startsWith(key.toLowerCase())
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(begins)
}

interface MenuItemProps {
  readonly icon?: ReactNode
  readonly onSelect: () => void
  readonly children: ReactNode
}

/** One action of a menu. */
export function MenuItem({ icon, onSelect, children }: MenuItemProps) {
  const choose = use(Choose)
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={() => choose(onSelect)}
      // Only one item is highlighted at a time, whether by keys or by mouse.
      onPointerMove={({ pointerType, currentTarget }) => {
        if (pointerType === 'mouse') currentTarget.focus({ preventScroll: true })
      }}
      className="flex min-h-11 w-full items-center gap-2.5 rounded-in px-2.5 text-start text-sm font-medium text-ink outline-offset-[-2px] focus:bg-hover [&_svg]:size-4.5 [&_svg]:shrink-0"
    >
      {icon}
      {children}
    </button>
  )
}
