import type { PeopleView } from '@shinequo/contract/people/views'
import * as people from '@shinequo/messages/web/people'
import * as messages from '@shinequo/messages/web/people-views'
import { Bookmark, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { Link, useLocation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../components/ui/menu.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { offerUndo } from '../../../components/ui/undo-toast.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { focusAfterDialog } from '../../../lib/focus-main.ts'
import { OF_A_PERSON } from '../../../lib/words-of.ts'
import { usePeopleViews, useRemoveView, useSaveView } from '../api/admin.ts'
import { type AskedPeople, addressOfPeople, isSameList } from '../people-address.ts'
import { RenameViewDialog, SaveViewDialog } from './view-dialogs.tsx'

/** Offered as long as nobody has saved any. */
const READY_MADE = (['no_answers', 'quiet'] as const).map((stage) => ({
  id: stage,
  name: people.STAGES[stage],
  query: { role: 'student', stage } as const,
}))

const CHIP =
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-line px-4 text-sm font-semibold text-muted no-underline hover:bg-hover hover:text-ink aria-[current]:border-transparent aria-[current]:bg-primary-soft aria-[current]:text-on-soft'

/** What an administrator saved of the list, in one line that scrolls by itself. A view is an address with a name. */
export function PeopleViews({ asked }: { readonly asked: AskedPeople }) {
  const views = usePeopleViews()
  const [dialog, setDialog] = useState<'save' | PeopleView>()
  const state: unknown = useLocation().state
  const list = useRef<HTMLElement>(null)
  const saved = views.data ?? []
  const close = () => setDialog(undefined)
  const opened = saved.find(({ id, query }) => id === openedBy(state) && isSameList(query, asked))
  return (
    <>
      <div className="mb-4 flex min-h-11 items-center justify-between gap-3">
        <nav
          ref={list}
          tabIndex={-1}
          aria-label={messages.views}
          className="-m-1 min-w-0 overflow-x-auto p-1 focus:outline-none"
        >
          <ul className="flex gap-2">
            {saved.map((view) => (
              <Saved
                key={view.id}
                view={view}
                isShown={isSameList(view.query, asked)}
                onRename={() => setDialog(view)}
                onRemoved={() => focusAfterDialog(() => list.current)}
              />
            ))}
            {views.data?.length === 0 &&
              READY_MADE.map(({ id, name, query }) => (
                <li key={id}>
                  <Link
                    to={{ search: addressOfPeople(query) }}
                    aria-current={isSameList(query, asked) || undefined}
                    className={CHIP}
                  >
                    {name}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        <Button
          kind="quiet"
          size="small"
          disabled={views.data === undefined}
          className="shrink-0"
          onClick={() => setDialog('save')}
        >
          <Bookmark aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          {messages.saveView}
        </Button>
      </div>
      {opened && opened.gone.length > 0 && (
        <Note tone="amber" className="mb-4">
          {messages.goneOf(opened.name, opened.gone)}
        </Note>
      )}
      {dialog === 'save' && <SaveViewDialog asked={asked} views={saved} onClose={close} />}
      {dialog && dialog !== 'save' && <RenameViewDialog view={dialog} onClose={close} />}
    </>
  )
}

/** The id of the view whose link led here. */
function openedBy(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'view' in state ? state.view : undefined
}

interface SavedProps {
  readonly view: PeopleView
  /** Whether the list shows what the view does. */
  readonly isShown: boolean
  readonly onRename: () => void
  readonly onRemoved: () => void
}

function Saved({ view, isShown, onRename, onRemoved }: SavedProps) {
  const { id, name, query } = view
  const remove = useRemoveView()
  const save = useSaveView()
  const putBack = () => save.mutate({ name, query }, { onError: (error) => toast.error(messageOf(error)) })
  return (
    <li className="flex items-center">
      <Link
        to={{ search: addressOfPeople(query) }}
        state={{ view: id }}
        aria-current={isShown || undefined}
        className={CHIP}
        {...OF_A_PERSON}
      >
        {name}
      </Link>
      {isShown && (
        <Menu
          trigger={(menu) => (
            <IconButton {...menu} busy={remove.isPending} label={messages.actsFor(name)}>
              <Ellipsis aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </IconButton>
          )}
        >
          <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={onRename}>
            {messages.rename}
          </MenuItem>
          <MenuItem
            icon={<Trash2 aria-hidden="true" />}
            onSelect={() =>
              remove.mutate(id, {
                onSuccess: () => offerUndo(messages.viewRemoved(name), putBack),
                onError: (error) => toast.error(messageOf(error)),
                // The pressed button is gone with its view.
                onSettled: onRemoved,
              })
            }
          >
            {messages.remove}
          </MenuItem>
        </Menu>
      )}
    </li>
  )
}
