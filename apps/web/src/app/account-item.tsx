import * as messages from '@shinequo/messages/web/accounts'
import { Settings } from 'lucide-react'
import { useNavigate } from 'react-router'
import { MenuItem } from '../components/ui/menu.tsx'

/** The account entry in a coach's or administrator's menu. */
export function AccountItem({ path }: { readonly path: string }) {
  const navigate = useNavigate()
  return (
    <MenuItem icon={<Settings aria-hidden="true" />} onSelect={() => navigate(path)}>
      {messages.yourAccount}
    </MenuItem>
  )
}
