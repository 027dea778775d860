import type { ReactNode } from 'react'
import { Meter } from '../../ui/meter.tsx'
import { UploadRow } from '../../ui/upload-row.tsx'
import { Grid, Section } from './section.tsx'

export function MetersSection(): ReactNode {
  return (
    <Section id="meters" title="Meters">
      <Grid>
        <Meter kind="progress" label="Step" value={3} max={7} valueText="Step 3 of 7" tall />
        <Meter kind="measure" label="Password strength" value={2} max={5} />
        <Meter kind="measure" label="Empty" value={0} max={5} />
        <Meter kind="measure" label="Full" value={5} max={5} />
      </Grid>
      <UploadRow
        name="brass-comp-24bit.wav"
        size="6,214 KB"
        percent={64}
        label="Upload of brass-comp-24bit.wav"
        onRemove={() => {}}
      />
      <UploadRow
        name="recall-notes.pdf"
        size="88 KB"
        label="Upload of recall-notes.pdf"
        onRemove={() => {}}
      />
      <UploadRow
        name="room tone, a name that is longer than the row of a phone can show.wav"
        size="9,120 KB"
        label="Upload of room tone"
        problem="Failed to upload file. Please try again."
        onRetry={() => {}}
        onRemove={() => {}}
      />
    </Section>
  )
}
