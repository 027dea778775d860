import type { ReactNode } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { OfflineBanner } from '../../ui/offline-banner.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Grid, Section } from './section.tsx'

export function StatesSection(): ReactNode {
  return (
    <Section id="states" title="Banners, empty, error, waiting">
      <Banner tone="error">Two fields need a change: Display name and Website.</Banner>
      <Banner tone="success">Your profile was saved.</Banner>
      <OfflineBanner offline />
      <Spinner text="Loading messages..." />
      <Grid>
        <EmptyState title="Your feed is empty" action={<Button>Browse Communities</Button>}>
          Join communities to see posts from other music professionals.
        </EmptyState>
        <EmptyState title="Nothing here, and nothing to do" />
        <ErrorState message="The events could not be loaded." onRetry={() => {}} />
        <ErrorState
          message="The events could not be loaded."
          onRetry={() => {}}
          busy
          busyLabel="Trying..."
        />
      </Grid>
    </Section>
  )
}
