import type { CommunityEvent } from '@patchbay/contract/events'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Menu } from '../../ui/menu.tsx'
import { eventTexts as texts } from './texts.ts'
import type { OnEventAct } from './use-event-act.ts'

interface EventMenuProps {
  event: CommunityEvent
  onAct: OnEventAct
}

/** Edit for its creator; Delete also for who leads the community. Nothing for everyone else. */
export function EventMenu({ event, onAct }: EventMenuProps): ReactNode {
  const { can } = event
  const edit = { label: texts.edit, icon: Pencil, onSelect: () => onAct('edit', event) }
  const remove = {
    label: texts.delete,
    icon: Trash2,
    danger: true,
    onSelect: () => onAct('delete', event),
  }
  const items = [...(can.edit ? [edit] : []), ...(can.delete ? [remove] : [])]
  return items.length > 0 && <Menu label={texts.menu(event.title)} items={items} />
}
