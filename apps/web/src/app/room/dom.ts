/** DOM helpers of the room, which has no React, so that its scripts stay small. */
import { isolated } from '@shinequo/domain/accounts/right-to-left'

type Child = Node | string | null | false
type Props = Readonly<Record<string, string | boolean | ((event: Event) => void) | null>>

/**
 * Creates an element. Functions become listeners of the event with their name, true an empty attribute, strings
 * attributes as they are.
 */
export function h<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  props: Props = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name, value)
    else if (value === true) element.setAttribute(name, '')
    else if (typeof value === 'string') element.setAttribute(name, value)
  }
  fill(element, ...children)
  return element
}

/** Replaces the children of an element. */
export function fill(element: HTMLElement, ...children: readonly Child[]): void {
  const shown = children.filter((child) => child !== null && child !== false)
  element.replaceChildren(
    ...shown.map((child) => (typeof child === 'string' ? textIn(element, child) : child)),
  )
}

/** A text in which names are isolated, as lib/jsx-runtime.ts does for the other pages. */
function textIn({ dir }: HTMLElement, text: string): string {
  return dir === 'auto' ? text : isolated(text)
}

/** Shows an element, or hides it, also from screen readers. */
export function show(element: HTMLElement, shown: boolean): void {
  if (element.hidden === shown) element.hidden = !shown
}

/** Sets a text only if it differs, so that nothing is announced twice. */
export function write(element: HTMLElement, text: string): void {
  const shown = textIn(element, text)
  if (element.textContent !== shown) element.textContent = shown
}

/** Announces a text to screen readers. */
export function say(text: string): void {
  const said = document.getElementById('said')
  if (said) write(said, text)
}

const PATHS = {
  microphone: 'M12 3a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3ZM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3',
  microphoneOff:
    'M15 10V6a3 3 0 0 0-5.8-1M9 9v3a3 3 0 0 0 4.6 2.5M5.5 11.5a6.5 6.5 0 0 0 10.3 5.3M18.5 11.5q0 1.4-.6 2.7M12 18v3M4 4l16 16',
  camera:
    'M4.5 6.5h8a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM14.5 11l6-3.5v9l-6-3.5',
  cameraOff:
    'M9 6.5h3.5a2 2 0 0 1 2 2V11l6-3.5v9L17 14.5M14 16.9a2 2 0 0 1-1.5.6h-8a2 2 0 0 1-2-2v-7a2 2 0 0 1 1.3-1.9M4 4l16 16',
  sound:
    'M4 14v-2a8 8 0 0 1 16 0v2M4 14h3v6H5.500a1.500 1.500 0 0 1-1.500-1.500ZM20 14h-3v6h1.500a1.500 1.500 0 0 0 1.500-1.500Z',
  screen: 'M3 5h18v11H3ZM9 20h6M12 13V8.500M9.800 10.500 12 8.300l2.200 2.200',
  window: 'M3 5h18v14H3ZM12 12.500h6.500v4.200H12Z',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  leave:
    'M4 14.500v-1.800C8.500 9 15.500 9 20 12.700v1.800q-.2 1.300-1.500 1l-2.600-.7q-.9-.3-.9-1.300v-1.300q-3-.9-6 0v1.300q0 1-.9 1.300l-2.600.7q-1.300.3-1.500-1Z',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  lock: 'M6 11h12v9H6ZM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  phone: 'M6 4h3l1.500 4-2 1.500a11 11 0 0 0 6 6l1.500-2 4 1.500v3q0 2-2 2A16 16 0 0 1 4 6q0-2 2-2Z',
  clock: 'M12 3.500a8.500 8.500 0 1 0 .01 0ZM12 8v4.500l3 1.700',
  line: 'M4 10a12 12 0 0 1 16 0M7 13.500a7.500 7.500 0 0 1 10 0M10 17a3 3 0 0 1 4 0',
  speaker: 'M4 9.500v5h3.500L12 18V6L7.500 9.500ZM15.500 9.500a4 4 0 0 1 0 5M18 7a7.500 7.500 0 0 1 0 10',
  again: 'M19 8a8 8 0 1 0 1 5M19.500 4v4.500H15',
  chat: 'M4 5h16v11h-8l-4 3.500V16H4ZM8 9h8M8 12h5',
  captions: 'M3 5h18v14H3ZM10.500 10.500a2 2 0 1 0 0 3M17 10.500a2 2 0 1 0 0 3',
  send: 'M4 12 20 4l-5 16-3.500-6.500ZM11.500 13.500 20 4',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M14.500 6l-6 6 6 6',
  down: 'M6 9.500l6 6 6-6',
} as const
export type IconName = keyof typeof PATHS

/** An icon on a grid of 24 in the text colour, hidden from screen readers. */
export function icon(name: IconName, className = 'size-5'): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const attributes = {
    viewBox: '0 0 24 24',
    class: `${className} shrink-0`,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': name === 'more' ? '3' : '1.75',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  }
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, value)
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', PATHS[name])
  svg.append(path)
  return svg
}

const BUTTON =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-box border px-5 text-center font-strong leading-tight no-underline transition active:translate-y-px aria-disabled:opacity-62'
const KINDS = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-pressed',
  quiet: 'border-line-strong/55 bg-surface text-ink hover:border-line-strong hover:bg-sunken',
  ghost: 'border-transparent text-primary hover:bg-hover hover:text-primary-hover',
  light: 'border-transparent bg-night-ink text-night hover:bg-white',
  night: 'border-night-muted/50 text-night-ink hover:bg-night-3',
} as const

export function buttonClass(kind: keyof typeof KINDS): string {
  return `${BUTTON} ${KINDS[kind]}`
}

/** Whether a button can be pressed. One that cannot keeps the focus, which browsers take from a disabled one. */
export function allow(control: HTMLButtonElement, allowed: boolean): void {
  control.ariaDisabled = allowed ? null : 'true'
}

/** A button labelled with its action. It ignores presses while it is not allowed. */
export function button(
  kind: keyof typeof KINDS,
  words: string,
  onPress: () => void,
  sign?: IconName,
): HTMLButtonElement {
  const press = () => {
    if (element.ariaDisabled !== 'true') onPress()
  }
  const element = h(
    'button',
    { type: 'button', class: buttonClass(kind), click: press },
    sign ? icon(sign) : null,
    words,
  )
  return element
}
