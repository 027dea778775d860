import { memo, useRef, type ReactNode } from 'react'
import { dayInWords, dayOf, timeOfDay } from '../../../../platform/time/day.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { DaySeparator } from '../../../../ui/content/day-separator.tsx'
import { Readout } from '../../../../ui/readout.tsx'
import { EventLine } from '../../groups/public.ts'
import { threadColumn } from '../thread/thread-column.ts'
import type { ThreadRow } from '../thread/thread-rows.ts'
import { useStops } from '../thread/use-stops.ts'

interface EventRowProps extends ThreadRow {
  viewerId: string
  reachable: boolean
  /** Briefly highlighted, because the viewer has just jumped to it. */
  isMarked: boolean
}

/** A group event, shown among the messages. */
export const EventRow = memo(function EventRow(props: EventRowProps): ReactNode {
  const { entry, startsDay, viewerId, reachable, isMarked } = props
  const { event, sender, createdAt } = entry.message
  const box = useRef<HTMLParagraphElement>(null)
  useStops(box, reachable)
  return (
    <div className={`${threadColumn} px-4 md:px-5`}>
      {startsDay && (
        <div className="pt-4">
          <DaySeparator date={dayOf(createdAt)} label={dayInWords(createdAt)} />
        </div>
      )}
      <div className="flex justify-center px-6 pt-4 pb-1">
        <p
          ref={box}
          data-key={entry.key}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- rows are read by arrow keys
          tabIndex={reachable ? 0 : -1}
          data-marked={isMarked || undefined}
          className={classNames(
            'max-w-prose min-w-0 rounded-inner px-1 text-center text-meta text-balance break-words text-ink-3',
            isMarked ? 'bg-cue-soft' : 'transition-colors',
          )}
        >
          {event && <EventLine happened={{ sender, event }} viewerId={viewerId} />}{' '}
          <span className="ml-1.5">
            <Readout tone="quiet" dateTime={createdAt}>
              {timeOfDay(createdAt)}
            </Readout>
          </span>
        </p>
      </div>
    </div>
  )
})
