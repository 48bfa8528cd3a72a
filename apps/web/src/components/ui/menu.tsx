import { DropdownMenu } from 'radix-ui'
import { type ReactNode, startTransition, useRef, useState } from 'react'

interface MenuProps {
  /** The button that opens it; must take a ref. */
  readonly trigger: ReactNode
  readonly children: ReactNode
}

/** A menu of acts under a button. */
export function Menu({ trigger, children }: MenuProps) {
  const [open, setOpen] = useState(false)
  const byTap = useRef(false)
  // What a menu is made of takes a slow phone longer than a tap may: it is rendered in pieces. By keyboard it is there
  // at once, since the next key may already be on its way to an item.
  const onOpenChange = (next: boolean) => {
    if (next && byTap.current) startTransition(() => setOpen(true))
    else setOpen(next)
  }
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger
        asChild
        onPointerDown={() => {
          byTap.current = true
        }}
        onKeyDown={() => {
          byTap.current = false
        }}
      >
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className="z-40 w-55 rounded-box border border-line bg-raised p-1.5 shadow-float data-[state=open]:animate-appear"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

interface MenuItemProps {
  readonly icon?: ReactNode
  readonly onSelect: () => void
  readonly children: ReactNode
}

/** One act of a menu. */
export function MenuItem({ icon, onSelect, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      className="flex min-h-11 w-full cursor-pointer select-none items-center gap-2.5 rounded-in px-2.5 text-sm font-medium text-ink outline-offset-[-2px] data-highlighted:bg-hover [&_svg]:size-4.5"
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  )
}
