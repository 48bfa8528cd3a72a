import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/components'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { BoldIcon, Link2, List, Redo2, Undo2 } from 'lucide-react'
import { Toolbar } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { pageDirection } from '../../lib/direction.ts'
import { LinkDialog } from './link-dialog.tsx'

const ICON = { 'aria-hidden': true, strokeWidth: 2, className: 'size-5' } as const

const EXTENSIONS = [
  Document,
  Paragraph,
  Text,
  Bold,
  BulletList,
  // Without its Tab and Shift+Tab shortcuts, so that these keys leave the field.
  ListItem.extend({
    addKeyboardShortcuts() {
      return { Enter: () => this.editor.commands.splitListItem(this.name) }
    },
  }),
  Link.configure({
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (url) => /^https?:\/\//.test(url),
    HTMLAttributes: { target: null, rel: null },
  }),
  UndoRedo,
]

interface RichTextEditorProps {
  /** The id of the element that labels the field. */
  readonly labelledBy: string
  readonly describedBy?: string | undefined
  readonly invalid: boolean
  /** The initial HTML; later changes are ignored. */
  readonly initial: string
  /** Called with the HTML; '' if it has no text. */
  readonly onChange: (html: string) => void
}

/** A small editor for bold, lists and links. It is a heavy chunk: load it lazily. */
export default function RichTextEditor({
  labelledBy,
  describedBy,
  invalid,
  initial,
  onChange,
}: RichTextEditorProps) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: initial,
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    editorProps: {
      attributes: {
        role: 'textbox',
        dir: 'auto',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
        class:
          'min-h-44 px-4 py-3 outline-none grid content-start gap-3 [&_a]:text-link [&_ul]:list-disc [&_ul]:ps-6 [&_ul]:grid [&_ul]:gap-1',
      },
    },
  })
  return (
    <div className="min-w-0 overflow-hidden rounded-box border border-line-strong bg-surface focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus">
      <Tools editor={editor} labelledBy={labelledBy} />
      <EditorContent editor={editor} className="[overflow-wrap:anywhere]" />
    </div>
  )
}

/** The toolbar is one Tab stop; arrow keys move between its tools. */
function Tools({ editor, labelledBy }: { readonly editor: Editor; readonly labelledBy: string }) {
  const [linking, setLinking] = useState(false)
  const now = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      list: current.isActive('bulletList'),
      link: current.isActive('link'),
      href: String(current.getAttributes('link').href ?? ''),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  })
  const act = () => editor.chain().focus()
  return (
    <Toolbar.Root
      dir={pageDirection()}
      aria-label={messages.textTools}
      aria-describedby={labelledBy}
      className="flex flex-wrap gap-1 border-b border-line bg-sunken p-1"
    >
      <Tool label={messages.bold} pressed={now.bold} onPress={() => act().toggleBold().run()}>
        <BoldIcon {...ICON} />
      </Tool>
      <Tool label={messages.bulletList} pressed={now.list} onPress={() => act().toggleBulletList().run()}>
        <List {...ICON} />
      </Tool>
      <Tool label={messages.link} pressed={now.link} onPress={() => setLinking(true)}>
        <Link2 {...ICON} />
      </Tool>
      <Toolbar.Separator className="mx-1 w-px bg-line" />
      <Tool label={actions.undo} disabled={!now.canUndo} onPress={() => act().undo().run()}>
        <Undo2 {...ICON} className="size-5 rtl:-scale-x-100" />
      </Tool>
      <Tool label={actions.redo} disabled={!now.canRedo} onPress={() => act().redo().run()}>
        <Redo2 {...ICON} className="size-5 rtl:-scale-x-100" />
      </Tool>
      {linking && (
        <LinkDialog
          address={now.href}
          onSave={(href, words) => {
            const chain = act().extendMarkRange('link')
            const isEmpty = editor.state.selection.empty && !now.link
            if (isEmpty) {
              chain
                .insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] })
                .run()
            } else chain.setLink({ href }).run()
          }}
          needsWords={editor.state.selection.empty && !now.link}
          onRemove={now.link ? () => act().extendMarkRange('link').unsetLink().run() : undefined}
          onClose={() => setLinking(false)}
        />
      )}
    </Toolbar.Root>
  )
}

interface ToolProps {
  readonly label: string
  /** Left out for a tool that is not a toggle. */
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

function Tool({ label, pressed, disabled = false, onPress, children }: ToolProps) {
  return (
    <Toolbar.Button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
      className="grid size-11 place-items-center rounded-in text-muted transition hover:bg-hover hover:text-ink aria-disabled:opacity-40 aria-pressed:bg-primary-soft aria-pressed:text-on-soft"
    >
      {children}
    </Toolbar.Button>
  )
}
