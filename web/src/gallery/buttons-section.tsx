import { Plus, SendHorizontal, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { ShareButton } from '../ui/buttons/share-button.tsx'
import { LinkButton } from '../ui/buttons/link-button.tsx'
import { Row, Section } from './section.tsx'

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const

export function ButtonsSection(): ReactNode {
  return (
    <Section id="buttons" title="Buttons">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Row key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Disabled
          </Button>
        ))}
      </Row>
      <Row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} busy busyLabel="Saving...">
            Save changes
          </Button>
        ))}
      </Row>
      <Row>
        <Button>
          <Plus className="size-4" aria-hidden="true" />
          With an icon
        </Button>
        <LinkButton to="/gallery">Link button</LinkButton>
        <LinkButton to="/gallery" variant="primary" size="sm">
          Small link
        </LinkButton>
        <IconButton label="Close sample">
          <X className="size-5" aria-hidden="true" />
        </IconButton>
        <IconButton label="Close small sample" size="sm">
          <X className="size-4" aria-hidden="true" />
        </IconButton>
        <IconButton label="Send sample" variant="primary">
          <SendHorizontal className="size-5" aria-hidden="true" />
        </IconButton>
        <IconButton label="Disabled sample" disabled>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </Row>
      <Row>
        <ShareButton title="Sample" path="/gallery" />
        <ShareButton small title="Sample" path="/gallery" />
      </Row>
      <Button full>As wide as its container</Button>
    </Section>
  )
}
