import { useState, type ReactNode } from 'react'
import { AudioClip } from '../ui/content/audio-clip.tsx'
import { FileChip } from '../ui/fields/file-chip.tsx'
import { peaksFrom } from '../ui/content/peaks.ts'
import { Waveform } from '../ui/content/waveform.tsx'
import { Grid, Row, Section } from './section.tsx'

const peaks = peaksFrom('slow')

export function AudioSection(): ReactNode {
  const [playing, setPlaying] = useState(false)
  return (
    <Section id="audio" title="Audio and files">
      <Grid>
        <AudioClip
          title="Slow Signal – topline v3.wav"
          duration="02:47"
          peaks={peaks}
          played={0.34}
          playing={playing}
          onToggle={() => setPlaying(!playing)}
        />
        <div className="rounded-bubble bg-accent-soft p-2 text-on-accent-soft">
          <AudioClip title="Mix 4.wav" duration="03:27" peaks={peaksFrom('m4')} played={0.2} own />
        </div>
        <AudioClip
          title="A file with a name that does not fit on one line of a phone.wav"
          duration="1:02:47"
          peaks={peaksFrom('long')}
          playing
          played={1}
        />
        <Waveform peaks={peaksFrom('bare')} played={0.5} />
      </Grid>
      <Row>
        <FileChip name="live-room-spec.pdf" size="412 KB" href="/icon.svg" />
        <FileChip
          name="recall-notes-with-a-very-long-name-that-is-cut-somewhere.pdf"
          size="88 KB"
          href="/icon.svg"
        />
      </Row>
    </Section>
  )
}
