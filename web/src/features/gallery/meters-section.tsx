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
    </Section>
  )
}
