import type { Person } from '@patchbay/contract/people/people'
import { useRef, type ReactNode } from 'react'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { MoreButton } from '../../../ui/states/more-button.tsx'
import { PanelRow } from '../../../ui/panel-row.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { nameOf, PersonAvatar, PersonLink } from '../people/public.ts'
import { blockTexts as texts } from './texts.ts'
import { useUnblock } from './use-block.ts'
import { useBlocks } from './use-blocks.ts'
import { dateFormat } from '../../../platform/time/formats.ts'

const day = dateFormat({ dateStyle: 'long' })

interface BlockedRowProps {
  person: Person
  blockedAt: string
  onUnblocked: () => void
}

function BlockedRow({ person, blockedAt, onUnblocked }: BlockedRowProps): ReactNode {
  const name = nameOf(person)
  const { mutate, isPending } = useUnblock({ id: person.id, name }, onUnblocked)
  return (
    <PanelRow
      mark={<PersonAvatar person={person} size={40} />}
      title={<PersonLink person={person} />}
      line={texts.since(day(blockedAt))}
      action={
        <Button
          size="sm"
          aria-label={texts.unblockName(name)}
          busy={isPending}
          busyLabel={texts.unblocking}
          onClick={() => mutate()}
        >
          {texts.unblock}
        </Button>
      }
    />
  )
}

/** In the settings: the people whom the viewer has blocked, with a button to unblock each. */
export function BlockedPeople(): ReactNode {
  const query = useBlocks()
  const list = useRef<HTMLDivElement>(null)
  return (
    <Panel title={texts.list} hint={texts.hint}>
      <div ref={list} tabIndex={-1} className="outline-none">
        <Awaited query={query} texts={texts}>
          {(blocks) =>
            blocks.length === 0 ? (
              <p className="border-t border-line px-4 py-4 text-ink-2">{texts.empty}</p>
            ) : (
              <ul aria-label={texts.list}>
                {blocks.map(({ person, blockedAt }) => (
                  <BlockedRow
                    key={person.id}
                    person={person}
                    blockedAt={blockedAt}
                    // The focused button is removed with the row.
                    onUnblocked={() => list.current?.focus({ preventScroll: true })}
                  />
                ))}
              </ul>
            )
          }
        </Awaited>
        <MoreButton
          query={query}
          texts={{
            more: texts.more,
            loading: texts.moreLoading,
            moreFailed: texts.moreFailed,
          }}
        />
      </div>
    </Panel>
  )
}
