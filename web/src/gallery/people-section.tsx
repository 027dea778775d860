import type { ReactNode } from 'react'
import { AvatarStack } from '../ui/people/avatar-stack.tsx'
import { Avatar } from '../ui/people/avatar.tsx'
import { CommunityMark } from '../ui/people/community-mark.tsx'
import { HoverList } from '../ui/overlays/hover-list.tsx'
import { PersonName } from '../ui/people/person-name.tsx'
import { PersonSearch } from '../features/people/people/public.ts'
import { people } from './samples.ts'
import { Row, Section } from './section.tsx'

export function PeopleSection(): ReactNode {
  return (
    <Section id="people" title="People and communities">
      <Row>
        {[24, 32, 40, 44, 64].map((size, i) => (
          <Avatar key={size} {...(people[i] ?? people[0])} size={size} />
        ))}
        <Avatar id="picture" name="With Picture" src="/icon.svg" size={44} />
        <Avatar id="broken" name="Broken Picture" src="/missing-picture.png" size={44} />
      </Row>
      <Row>
        {Array.from({ length: 24 }, (_, i) => (
          <Avatar
            key={i}
            id={`person-${i}`}
            name={people[i % people.length]?.name ?? ''}
            size={44}
          />
        ))}
      </Row>
      <Row>
        {[16, 22, 40, 64].map((size) => (
          <CommunityMark key={size} id={`mark-${size}`} size={size} />
        ))}
        <CommunityMark id="picture" src="/icon.svg" size={40} />
      </Row>
      <Row>
        <PersonName name="Amara Osei" verified />
        <PersonName name="Kit Harrow" />
        <span className="w-40">
          <PersonName name="A name that is much too long for its place" verified />
        </span>
      </Row>
      <Row>
        <AvatarStack people={people.slice(0, 3)} count={34} label="34 going" />
        <AvatarStack people={people.slice(3)} count={2} label="2 going" />
        <AvatarStack people={[]} count={0} label="Nobody yet" />
        <HoverList label="Members" trigger="5 members">
          <ul className="p-4">
            {people.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </HoverList>
      </Row>
      <PersonSearch hint="By their name" onChoose={() => {}} />
    </Section>
  )
}
