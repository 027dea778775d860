import { useState, type ReactNode } from 'react'
import { Avatar } from '../ui/people/avatar.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { PanelRow } from '../ui/panel-row.tsx'
import { Panel } from '../ui/panel.tsx'
import { SwitchRow } from '../ui/fields/switch-row.tsx'
import { Tag } from '../ui/tag.tsx'
import { people } from './samples.ts'
import { Grid, Section } from './section.tsx'

export function PanelsSection(): ReactNode {
  const [on, setOn] = useState(true)
  return (
    <Section id="panels" title="Panels and switches">
      <Grid>
        <Panel
          title="Notifications"
          hint="On this device. Messages always show in the app."
          action={<Tag tone="go">On</Tag>}
        >
          <div className="divide-y divide-line border-t border-line">
            <SwitchRow label="Messages" hint="A new message" checked={on} onChange={setOn} />
            <SwitchRow label="Hub articles" checked={!on} onChange={(next) => setOn(!next)} />
            <SwitchRow label="Off and fixed" checked={false} onChange={() => {}} disabled />
            <SwitchRow label="On and fixed" checked onChange={() => {}} disabled />
          </div>
        </Panel>
        <Panel title="Blocked people">
          <ul>
            {people.slice(0, 2).map((person) => (
              <PanelRow
                key={person.id}
                mark={<Avatar {...person} />}
                title={person.name}
                line="Since 3 November 2026"
                action={<Button size="sm">Unblock</Button>}
              />
            ))}
          </ul>
        </Panel>
      </Grid>
    </Section>
  )
}
