import type { ReactElement } from 'react'
import { AttachmentRow } from '../components/competition/attachment-row/attachment-row.tsx'
import { Avatar } from '../components/data/avatar/avatar.tsx'
import { Badge } from '../components/data/badge/badge.tsx'
import { BloodList } from '../components/competition/blood-list/blood-list.tsx'
import { Breadcrumb } from '../components/navigation/breadcrumb/breadcrumb.tsx'
import { Button } from '../components/actions/button/button.tsx'
import { Callout } from '../components/feedback/callout/callout.tsx'
import { Card, CardHeader, CardSection } from '../components/layout/card/card.tsx'
import { CategoryMark } from '../components/competition/category-mark/category-mark.tsx'
import { ChallengeTile } from '../components/competition/challenge-tile/challenge-tile.tsx'
import { Checkbox } from '../components/fields/choice/checkbox.tsx'
import { Switch } from '../components/fields/choice/switch.tsx'
import { Combobox } from '../components/fields/combobox/combobox.tsx'
import { DescriptionList } from '../components/data/description-list/description-list.tsx'
import { EmptyState } from '../components/feedback/empty-state/empty-state.tsx'
import { FilterChips } from '../components/fields/filter-chips/filter-chips.tsx'
import { HouseFlag } from '../components/competition/house-flag/house-flag.tsx'
import { Stack } from '../components/layout/layout/layout.tsx'
import { NoticeItem, NoticeList } from '../components/competition/notice-list/notice-list.tsx'
import { PageHeader, SectionHeader } from '../components/layout/page-header/page-header.tsx'
import { RadioCards } from '../components/fields/radio-cards/radio-cards.tsx'
import { RoleMark } from '../components/competition/role-mark/role-mark.tsx'
import { Segmented } from '../components/fields/segmented/segmented.tsx'
import { Select } from '../components/fields/select/select.tsx'
import { ShelfHeader } from '../components/competition/shelf-header/shelf-header.tsx'
import { SideNav, SideNavItem } from '../components/layout/shell/side-nav.tsx'
import { Stat } from '../components/data/stat/stat.tsx'
import { StatusBadge } from '../components/data/status-badge/status-badge.tsx'
import { NavTab, NavTabs } from '../components/navigation/tabs/nav-tabs.tsx'
import { TextField } from '../components/fields/text-field/text-field.tsx'
import { TextLink } from '../components/actions/text-link/text-link.tsx'
import { SampleLink } from '../shared/sample-link.tsx'
import { fieldParts } from './field-parts.tsx'
import { toolParts } from './tool-parts.tsx'

type Content = {
  text: string
  number: string
  picture?: string
}

export type WallProps = Content & {
  /** Which parts: those that show something, fields, or charts, forms and tools. */
  of?: keyof typeof walls
}

const nothing = () => undefined

const walls = {
  shown: shownParts,
  fields: ({ text, number }: Content) => fieldParts(text, number),
  tools: ({ text, number }: Content) => toolParts(text, number),
} as const

/** Parts that must stay in their place whatever they contain; each is marked with its name. */
export function Wall({ of = 'shown', ...rest }: WallProps) {
  const parts = walls[of](rest)
  return (
    <Stack gap={4}>
      {Object.entries(parts).map(([part, element]) => (
        <div key={part} data-part={part}>
          {element}
        </div>
      ))}
    </Stack>
  )
}

function shownParts({ text, number, picture }: Content): Record<string, ReactElement> {
  // An empty name is no name: its placeholder must still have one for screen readers.
  const name = text || 'unnamed'
  const option = { value: 'one', label: text }
  return {
    PageHeader: <PageHeader title={name} description={text} actions={<Button>Edit</Button>} />,
    SectionHeader: <SectionHeader title={name} action={<TextLink href="#all">All</TextLink>} />,
    Breadcrumb: (
      <Breadcrumb label="Place">
        <a href="#up">{name}</a>
        <span>{number}</span>
      </Breadcrumb>
    ),
    Callout: (
      <Callout tone="warn" title={text} action={<Button size="sm">Open</Button>}>
        {text}
      </Callout>
    ),
    Card: (
      <Card>
        <CardHeader title={name} meta={number} />
        <CardSection>
          <p style={{ overflowWrap: 'anywhere' }}>{text}</p>
        </CardSection>
      </Card>
    ),
    EmptyState: <EmptyState title={name}>{text}</EmptyState>,
    Badge: <Badge tone="accent">{text}</Badge>,
    StatusBadge: <StatusBadge status="pending">{text}</StatusBadge>,
    RoleMark: <RoleMark {...{ role: 'admin', label: text }} />,
    CategoryMark: <CategoryMark category="Web">{text}</CategoryMark>,
    Stat: (
      <dl>
        <Stat label={text}>{number}</Stat>
      </dl>
    ),
    DescriptionList: <DescriptionList items={[{ term: text, value: number }]} />,
    NavTabs: (
      <NavTabs label="Tabs">
        <NavTab count={number}>
          <a href="#tab">{name}</a>
        </NavTab>
      </NavTabs>
    ),
    Segmented: (
      <Segmented
        label="Views"
        options={[{ value: 'one', label: name, count: number }]}
        value="one"
        onValueChange={nothing}
      />
    ),
    FilterChips: (
      <FilterChips
        type="single"
        label="Filter"
        isScrolling
        options={[{ value: 'one', label: name, count: number }]}
        value="one"
        onValueChange={nothing}
      />
    ),
    SideNav: (
      <SideNav label="Side">
        <SideNavItem label={name} meta={number}>
          <SampleLink href="#side" />
        </SideNavItem>
      </SideNav>
    ),
    NoticeList: (
      <NoticeList label="Notices">
        <NoticeItem kind="first" time="03:14">
          {text}
        </NoticeItem>
      </NoticeList>
    ),
    AttachmentRow: <AttachmentRow href="#file" name={name} meta={number} label="Download" />,
    BloodList: (
      <BloodList items={[{ kind: 'first', label: 'First', name, src: picture, time: number }]} />
    ),
    ShelfHeader: (
      <ShelfHeader category="Web" name={name} progress={number} pennants={['solve', 'first']} />
    ),
    ChallengeTile: (
      <ChallengeTile
        title={name}
        category="Web"
        points={number}
        meta={{ kind: 'solves', text: number, label: 'Solves' }}
      >
        <SampleLink href="#tile" />
      </ChallengeTile>
    ),
    Pictures: (
      <p>
        <Avatar name={text} src={picture} /> <HouseFlag name={text} src={picture} />
      </p>
    ),
    TextField: <TextField label={name} hint={text} defaultValue={text} />,
    TextFieldError: <TextField label={name} error={name} defaultValue={text} />,
    Checkbox: <Checkbox label={name} hint={text} />,
    Switch: <Switch label={name} hint={text} />,
    RadioCards: (
      <RadioCards
        label={name}
        options={[{ value: 'one', label: name, note: text }]}
        value="one"
        onValueChange={nothing}
      />
    ),
    Select: <Select label={name} options={[{ ...option, label: name }]} value="one" />,
    Combobox: (
      <Combobox
        label={name}
        options={[option]}
        value={[option]}
        onValueChange={nothing}
        empty=""
        removeLabel={(each) => `Remove ${each}`}
      />
    ),
  }
}
