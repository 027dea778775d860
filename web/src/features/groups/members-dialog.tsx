import type { Person } from '@patchbay/contract/people'
import { useState, type ReactNode } from 'react'
import { Sheet } from '../../ui/sheet.tsx'
import { titleOf } from '../conversations/public.ts'
import { AddPeople } from './add-people.tsx'
import { GroupName } from './group-name.tsx'
import { GroupPicture } from './group-picture.tsx'
import { MemberList } from './member-list.tsx'
import { memberTexts as texts } from './member-texts.ts'
import type { MembersProps } from './members-props.ts'

/** Everyone in a group; for its admins also what there is to change. */
export function MembersDialog({ conversation, viewerId, open, onClose }: MembersProps): ReactNode {
  /** While they are being typed and chosen. */
  const [name, setName] = useState<string>()
  const [people, setPeople] = useState<readonly Person[]>()
  const { can, participantCount } = conversation
  const title = titleOf(conversation, viewerId)
  const isTyped = name !== undefined && name.trim() !== title
  const close = (): void => {
    setName(undefined)
    setPeople(undefined)
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={texts.title}
      unsaved={can.manage && (isTyped || (people ?? []).length > 0)}
    >
      <div className="space-y-4">
        <GroupPicture conversation={conversation} viewerId={viewerId} />
        {can.manage && (
          <GroupName conversation={conversation} title={title} typed={name} onType={setName} />
        )}
        <section aria-label={texts.title} className="border-t border-line pt-4">
          <AddPeople
            conversation={conversation}
            people={people}
            onChange={setPeople}
            heading={<h3 className="label text-ink-3">{texts.people(participantCount)}</h3>}
          />
          <MemberList conversation={conversation} viewerId={viewerId} />
        </section>
      </div>
    </Sheet>
  )
}
