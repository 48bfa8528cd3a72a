import { Tabs } from 'radix-ui'

interface TabListProps {
  /** The accessible name of the tabs. */
  readonly label: string
  readonly tabs: readonly (readonly [value: string, label: string])[]
}

/** The tabs of a `Tabs.Root` in a row. */
export function TabList({ label, tabs }: TabListProps) {
  return (
    <Tabs.List
      aria-label={label}
      className="mb-4 inline-flex max-w-full flex-wrap gap-1 rounded-box border border-line bg-sunken p-1"
    >
      {tabs.map(([value, text]) => (
        <Tabs.Trigger
          key={value}
          value={value}
          className="min-h-11 rounded-in px-3 text-sm font-semibold text-muted transition hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-soft tiny:px-4"
        >
          {text}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  )
}
