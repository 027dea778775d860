import type { ReactNode } from 'react'
import { Banner } from '../ui/states/banner.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { LinkedText } from '../ui/content/linked-text.tsx'
import { MoreButton } from '../ui/states/more-button.tsx'
import { OfflineBanner } from '../ui/states/offline-banner.tsx'
import { Spinner } from '../ui/states/spinner.tsx'
import { Grid, Section } from './section.tsx'

const moreStates = [
  { isFetchingNextPage: false, isFetchNextPageError: true },
  { isFetchingNextPage: true, isFetchNextPageError: false },
]

export function StatesSection(): ReactNode {
  return (
    <Section id="states" title="Banners, empty, error, waiting">
      <Banner tone="error">Two fields need a change: Display name and Website.</Banner>
      <Banner tone="success">Your profile was saved.</Banner>
      <Banner tone="note">You cancelled the sign-in. Nothing has changed.</Banner>
      <OfflineBanner offline />
      <Spinner text="Loading messages..." />
      <Grid>
        <EmptyState title="Your feed is empty" action={<Button>Browse Communities</Button>}>
          Join communities to see posts from other music professionals.
        </EmptyState>
        <EmptyState title="Nothing here, and nothing to do" />
        <EmptyState compact title="No upcoming events">
          In a panel, beside other things.
        </EmptyState>
        {moreStates.map((state) => (
          <MoreButton
            key={String(state.isFetchingNextPage)}
            query={{ hasNextPage: true, fetchNextPage: () => {}, ...state }}
            texts={{ more: 'Show more', loading: 'Loading...', moreFailed: 'That did not work.' }}
          />
        ))}
        <LinkedText>
          {'Two lines, and a link:\nhttps://example.org/a-page (and no more).'}
        </LinkedText>
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
