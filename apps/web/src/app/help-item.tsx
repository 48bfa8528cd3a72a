import * as messages from '@shinequo/messages/web/navigation'
import { CircleQuestionMark } from 'lucide-react'
import { useNavigate } from 'react-router'
import { MenuItem } from '../components/ui/menu.tsx'

/** The help entry in a person's menu. */
export function HelpItem({ path }: { readonly path: string }) {
  const navigate = useNavigate()
  return (
    <MenuItem icon={<CircleQuestionMark aria-hidden="true" />} onSelect={() => navigate(path)}>
      {messages.help}
    </MenuItem>
  )
}
