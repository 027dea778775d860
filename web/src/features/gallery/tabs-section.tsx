import { useState, type ReactNode } from 'react'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { Tabs, type Tab } from '../../ui/tabs.tsx'
import { Section } from './section.tsx'

type Name = 'posts' | 'hub'
const tabs: readonly Tab<Name>[] = [
  { value: 'posts', label: 'Community Posts', content: <p className="p-4">Posts stand here.</p> },
  { value: 'hub', label: 'Information Hub', content: <p className="p-4">Articles stand here.</p> },
]

export function TabsSection(): ReactNode {
  const [value, setValue] = useState<Name>('posts')
  return (
    <Section id="tabs" title="Tabs">
      <Tabs label="Home" tabs={tabs} value={value} onChange={setValue} />
      <Tabs
        label="Home with a filter"
        tabs={tabs}
        value={value}
        onChange={setValue}
        aside={
          <span className="hidden md:block">
            <FilterSelect label="Category">
              <option>All Posts</option>
            </FilterSelect>
          </span>
        }
      />
    </Section>
  )
}
