import type { ReactNode } from 'react'
import { BadgeCount } from '../ui/badge-count.tsx'
import { ClampedText } from '../ui/content/clamped-text.tsx'
import { FormattedText } from '../ui/content/formatted-text.tsx'
import { LinkedText } from '../ui/content/linked-text.tsx'
import { QrCode } from '../ui/content/qr-code.tsx'
import { Readout } from '../ui/readout.tsx'
import { Tag } from '../ui/tag.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import { Row, Section } from './section.tsx'

const formattedText =
  '*Bold*, _italic_, ~struck~ and `code`, with https://patchbay.example\n- one\n- *two*\n3. three\n4. four\n> A quote\n```\nch 1  kick\nch 2  snare\n```'
const longText =
  'Recall sheet from yesterday’s tracking. We rode the trombone into the plate. '.repeat(8)

export function LabelsSection(): ReactNode {
  return (
    <Section id="labels" title="Tags, read-outs, counts, type">
      <Row>
        <Tag>Resources</Tag>
        <Tag tone="accent">Collaborations</Tag>
        <Tag tone="go">Going</Tag>
        <Tag tone="cue">New</Tag>
        <Tag tone="clip">Permanently banned</Tag>
      </Row>
      <Row>
        <Readout tone="quiet">02:47</Readout>
        <Readout>6,214 KB</Readout>
        <Readout tone="strong">£45/hr</Readout>
        <Readout tone="unread" dateTime="2026-11-14T13:05">
          13:05
        </Readout>
        <BadgeCount count={2} />
        <BadgeCount count={12} />
        <BadgeCount count={2} size="sm" />
        <BadgeCount count={12} size="sm" />
      </Row>
      <QrCode text="https://patchbay.example/invitations/sample" label="QR code, as an example" />
      <Row>
        <Wordmark name="Patchbay" />
      </Row>
      <div className="space-y-1">
        <p className="text-display font-[650]">Display 36</p>
        <p className="text-head font-[650]">Head 26</p>
        <p className="text-title font-[650]">Title 20</p>
        <p className="text-lead font-[650]">Lead 17</p>
        <p>Body 15. Pack my box with five dozen liquor jugs.</p>
        <p className="text-meta text-ink-2">Meta 13, supporting</p>
        <p className="narrow text-micro text-ink-3">Micro 11</p>
        <p className="label text-ink-3">Label 11</p>
      </div>
      <div className="max-w-[68ch]">
        <ClampedText text={longText} more="Show more" less="Show less">
          <LinkedText>{longText}</LinkedText>
        </ClampedText>
        <FormattedText>{formattedText}</FormattedText>
      </div>
    </Section>
  )
}
