import type { ReactNode } from 'react'
import { Art, artKinds } from '../../ui/art/art.tsx'
import { duotones } from '../../ui/art/art-palette.ts'
import { Section } from './section.tsx'

export function ArtSection(): ReactNode {
  return (
    <Section id="art" title="Art">
      <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {duotones.flatMap((_, tone) =>
          artKinds.map((kind) => (
            <div key={`${kind}-${tone}`} className="h-16 overflow-hidden rounded-control">
              <Art id={`sample-${tone}`} kind={kind} duotone={tone} width={320} height={120} />
            </div>
          )),
        )}
      </div>
    </Section>
  )
}
