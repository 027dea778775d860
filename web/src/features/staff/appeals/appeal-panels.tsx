import type { StaffAppeal } from '@patchbay/contract/staff/appeals'
import type { ReactNode } from 'react'
import { LinkedText } from '../../../ui/content/linked-text.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Entries, Facts, Moment, Rows } from '../queues/public.ts'
import { staffAppealTexts as texts } from './texts.ts'

function Written({ appeal }: { appeal: StaffAppeal }): ReactNode {
  const { content, createdAt, outcome, answer, answeredAt, answeredBy } = appeal
  return (
    <Panel title={texts.appeal}>
      <Facts
        facts={[
          [texts.written, <Moment key="at" at={createdAt} />],
          [texts.words, <LinkedText key="words">{content}</LinkedText>],
          [outcome ? texts.outcomes[outcome] : '', outcome && answer],
          [texts.answeredAt, answeredAt && <Moment key="answered" at={answeredAt} />],
          [texts.answeredBy, answeredBy],
        ]}
      />
    </Panel>
  )
}

function Ban({ appeal: { ban, bannedBy } }: { appeal: StaffAppeal }): ReactNode {
  if (ban === null) return null
  return (
    <Panel title={texts.ban}>
      <Facts
        facts={[
          [texts.banReason, ban.reason],
          [texts.banWords, ban.words],
          [texts.bannedBy, bannedBy && bannedBy.name],
          [texts.since, <Moment key="since" at={ban.since} />],
          [texts.theirContent, ban.hidesContent ? texts.isHidden : null],
          [texts.until, ban.until ? <Moment key="until" at={ban.until} /> : texts.forGood],
        ]}
      />
    </Panel>
  )
}

function Earlier({ appeal: { earlier } }: { appeal: StaffAppeal }): ReactNode {
  return (
    <Rows
      title={texts.earlier}
      empty={texts.noEarlier}
      rows={earlier.map(({ id, content, createdAt, outcome, answer }) => [
        id,
        <>
          <span className="flex flex-wrap justify-between gap-x-3">
            <span className="font-semibold">{outcome && texts.outcomes[outcome]}</span>
            <span className="text-meta text-ink-2">
              <Moment at={createdAt} />
            </span>
          </span>
          <span dir="auto" className="block whitespace-pre-line">
            {content}
          </span>
          {answer && (
            <span dir="auto" className="block whitespace-pre-line text-ink-2">
              {answer}
            </span>
          )}
        </>,
      ])}
    />
  )
}

export function AppealPanels({ appeal }: { appeal: StaffAppeal }): ReactNode {
  return (
    <>
      <Written appeal={appeal} />
      <Ban appeal={appeal} />
      <Earlier appeal={appeal} />
      <Entries title={texts.history} empty={texts.noHistory} entries={appeal.history} />
    </>
  )
}
