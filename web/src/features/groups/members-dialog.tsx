import type { Conversation } from '@patchbay/contract/conversations'
import type { Person } from '@patchbay/contract/people'
import { useRef, useState, type ReactNode } from 'react'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { titleOf } from '../conversations/public.ts'
import { AddPeople } from './add-people.tsx'
import { GroupName } from './group-name.tsx'
import { GroupPicture } from './group-picture.tsx'
import { MemberList } from './member-list.tsx'
import { memberTexts as texts } from './member-texts.ts'
import type { MembersProps } from './members-props.ts'

const isIn = ({ participants }: Conversation, id: string): boolean =>
  participants.some(({ userId, leftAt }) => userId === id && leftAt === null)

/**
 * All people in a group; admins can also edit it here. Typed and chosen values stay if the viewer
 * is no longer an admin.
 */
export function MembersDialog({ conversation, viewerId, open, onClose }: MembersProps): ReactNode {
  /** Set while they are being edited. */
  const [name, setName] = useState<string>()
  const [people, setPeople] = useState<readonly Person[]>()
  const { can, participantCount } = conversation
  const title = titleOf(conversation, viewerId)
  const isTyped = name !== undefined && name.trim() !== title
  const chosen = people?.filter(({ id }) => !isIn(conversation, id))
  const isChosen = (chosen ?? []).length > 0
  const list = useRef<HTMLElement>(null)
  // The button that would get the focus back exists only for admins.
  const leaveForm = (): void => {
    if (!can.manage) list.current?.focus()
  }
  const close = (): void => {
    setName(undefined)
    setPeople(undefined)
    onClose()
  }
  return (
    <Sheet open={open} onClose={close} title={texts.title} unsaved={isTyped || isChosen}>
      <div className="space-y-4">
        <GroupPicture conversation={conversation} viewerId={viewerId} />
        {(can.manage || isTyped) && (
          <GroupName
            conversation={conversation}
            title={title}
            typed={name}
            onType={(typed) => {
              setName(typed)
              if (typed === undefined) leaveForm()
            }}
          />
        )}
        <section
          ref={list}
          tabIndex={-1}
          aria-label={texts.title}
          className="border-t border-line pt-4 outline-none"
        >
          <AddPeople
            conversation={conversation}
            people={can.manage || isChosen ? chosen : undefined}
            onChange={(next) => {
              setPeople(next)
              if (next === undefined) leaveForm()
            }}
            heading={<h3 className="label text-ink-3">{texts.people(participantCount)}</h3>}
          />
          <MemberList conversation={conversation} viewerId={viewerId} />
        </section>
      </div>
    </Sheet>
  )
}
