import type { ReactNode } from 'react'
import { AudioClip } from '../ui/content/audio-clip.tsx'
import { Avatar } from '../ui/people/avatar.tsx'
import { DaySeparator } from '../ui/content/day-separator.tsx'
import { FileChip } from '../ui/fields/file-chip.tsx'
import { MessageBubble } from '../ui/content/message-bubble.tsx'
import { peaksFrom } from '../ui/content/peaks.ts'
import { BriefCard, ListingCard } from '../features/messaging/messages/public.ts'
import { people } from './samples.ts'
import { Section } from './section.tsx'

const face = <Avatar {...people[1]} size={32} />
const at = (time: string) => ({ time, dateTime: `2026-11-14T${time}` })

const listing = {
  listingId: '0191d1c0-0000-7000-8000-000000000001',
  category: 'Sound Engineer',
  title: 'Mix engineer for live bands and brass',
  price: 45,
  priceType: 'hourly',
} as const

export function MessagesSection(): ReactNode {
  return (
    <Section id="messages" title="Messages">
      <DaySeparator date="2026-11-14" label="Saturday 14 November" />
      <ol aria-label="Sample conversation">
        <li>
          <MessageBubble own state="read" {...at('09:12')}>
            Morning. Did the brass sit any better with the plate return down?
          </MessageBubble>
        </li>
        <li>
          <MessageBubble avatar={face} name={people[1].name} {...at('09:20')}>
            Much. I pulled it 3 dB and let the trombone carry the room instead.
          </MessageBubble>
        </li>
        <li>
          <MessageBubble continued edited {...at('09:21')}>
            Also moved the tambourine.
          </MessageBubble>
        </li>
        <li>
          <MessageBubble avatar={face} bare {...at('14:31')}>
            <AudioClip title="Mix 4.wav" duration="03:27" peaks={peaksFrom('mix4')} played={0.22} />
          </MessageBubble>
        </li>
        <li>
          <MessageBubble own state="sent" {...at('14:40')}>
            Averyveryverylongwordwithoutanyspaceatallthatmustbebrokensomewhereinthebubble
          </MessageBubble>
        </li>
        <li>
          <MessageBubble own continued state="waiting" {...at('14:41')}>
            On its way.
          </MessageBubble>
        </li>
        <li>
          <MessageBubble
            own
            continued
            state="failed"
            note={<span className="mt-1 text-meta font-medium text-clip">Not sent.</span>}
            {...at('14:42')}
          >
            This one did not go.
          </MessageBubble>
        </li>
        <li>
          <MessageBubble own state="sent" {...at('14:45')}>
            <ListingCard listing={listing} />
            <BriefCard brief="Strings for two songs, in December, up to £300" />
            Is the second week of December still free?
          </MessageBubble>
        </li>
        <li>
          <MessageBubble avatar={face} {...at('14:46')}>
            <ListingCard listing={{ ...listing, listingId: null }} />
            That one is down, but ask me anyway.
          </MessageBubble>
        </li>
        <li>
          <MessageBubble avatar={face} {...at('14:50')}>
            <span className="text-ink-3 italic">Message deleted</span>
          </MessageBubble>
        </li>
        <li>
          <MessageBubble own bare {...at('14:51')}>
            <FileChip name="recall-notes.pdf" size="88 KB" href="/icon.svg" />
          </MessageBubble>
        </li>
      </ol>
    </Section>
  )
}
