import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Flag, Sailboat, Settings, Trophy } from 'lucide-react'
import { expect } from 'storybook/test'
import { NAMES, SAMPLE_PICTURE } from '#shared/samples.ts'
import { SampleLink } from '#shared/sample-link.tsx'
import { Countdown } from '../../data/countdown/countdown.tsx'
import { HouseFlag } from '../../competition/house-flag/house-flag.tsx'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { Stat } from '../../data/stat/stat.tsx'
import { NavTab, NavTabs } from '../../navigation/tabs/nav-tabs.tsx'
import { WatchLine } from '../../competition/watch-line/watch-line.tsx'
import { HARD_NUMBERS, HARD_TEXTS } from '../../../bad-input/texts.ts'
import { AppBar, BarDivider, Brand, NavItem, SearchButton, SiteNav } from './app-bar.tsx'
import { BottomTab, BottomTabs } from './bottom-tabs.tsx'
import { GameBar } from './game-bar.tsx'
import { SideNav, SideNavGroup, SideNavItem } from './side-nav.tsx'

const meta = {
  title: 'Layout/Shell',
  component: AppBar,
  parameters: { layout: 'fullscreen' },
  args: {
    start: (
      <>
        <a href="#home" aria-label="GZ, home">
          <Brand name="GZ" />
        </a>
        <BarDivider />
        <HouseFlag name="Harbour Lights" size={20} />
      </>
    ),
    nav: (
      <SiteNav label="Site">
        <NavItem>
          <a href="#games" aria-current="page">
            Games
          </a>
        </NavItem>
        <NavItem>
          <a href="#teams">Mannschaften</a>
        </NavItem>
      </SiteNav>
    ),
    end: (
      <>
        <SearchButton label="Search or jump to" keys={['Ctrl', 'K']} />
        <IconButton label="Notifications" hasDot>
          <Bell size={18} />
        </IconButton>
      </>
    ),
  },
} satisfies Meta<typeof AppBar>
export default meta
type Story = StoryObj<typeof meta>

export const UpperBar: Story = {}
export const Game: Story = {
  render: () => (
    <GameBar
      tabs={
        <NavTabs isBare label="Game">
          <NavTab icon={<Sailboat size={16} />}>
            <a href="#overview">Overview</a>
          </NavTab>
          <NavTab icon={<Flag size={16} />} count="19/34">
            <a href="#challenges" aria-current="page">
              Challenges
            </a>
          </NavTab>
        </NavTabs>
      }
      team={{ name: NAMES.german, flag: <HouseFlag name={NAMES.german} size={20} /> }}
      facts={
        <>
          <Stat layout="inline" label="Rank">
            16
          </Stat>
          <Stat layout="inline" label="Ends in">
            <Countdown remainingMs={72_461_000} dayUnit="d" />
          </Stat>
        </>
      }
      watchLine={<WatchLine elapsed={0.58} label="Your solves" events={[]} />}
    />
  ),
}
export const PhoneTabs: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <BottomTabs label="Game">
      <BottomTab icon={<Sailboat size={20} />} label="Overview">
        <SampleLink href="#overview" />
      </BottomTab>
      <BottomTab icon={<Flag size={20} />} label="Herausforderungen">
        <SampleLink href="#challenges" aria-current="page" />
      </BottomTab>
      <BottomTab icon={<Trophy size={20} />} label="Scoreboard">
        <SampleLink href="#scoreboard" />
      </BottomTab>
    </BottomTabs>
  ),
}
export const Rail: Story = {
  render: () => (
    <SideNav label="Administration">
      <SideNavGroup label="Platform">
        <SideNavItem icon={<Settings size={16} />} label="Settings">
          <SampleLink href="#settings" aria-current="page" />
        </SideNavItem>
      </SideNavGroup>
      <SideNavGroup label={NAMES.german}>
        <SideNavItem icon={<Flag size={16} />} label="Challenges" meta="34">
          <SampleLink href="#challenges" />
        </SideNavItem>
      </SideNavGroup>
    </SideNav>
  ),
}
const staysInPlace: Story['play'] = ({ canvasElement }) =>
  expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)

export const LogoOfTheServer: Story = {
  args: { start: <Brand name="GZ" logoUrl={SAMPLE_PICTURE} /> },
}
export const LogoThatFails: Story = {
  args: { start: <Brand name="GZ" logoUrl="data:image/png;base64,AAAA" /> },
}
export const LongNames: Story = {
  args: {
    start: (
      <>
        <a href="#home" aria-label={HARD_TEXTS.german}>
          <Brand name={HARD_TEXTS.german} isBrief />
        </a>
        <BarDivider />
        <HouseFlag name={HARD_TEXTS.cjk} size={20} />
      </>
    ),
  },
  play: staysInPlace,
}
export const GameOfLongNames: Story = {
  render: () => (
    <GameBar
      tabs={
        <NavTabs isBare label="Game">
          <NavTab count={HARD_NUMBERS[1]}>
            <a href="#overview">{HARD_TEXTS.german}</a>
          </NavTab>
        </NavTabs>
      }
      team={{ name: HARD_TEXTS.cjk, flag: <HouseFlag name={HARD_TEXTS.cjk} size={20} /> }}
      facts={
        <Stat layout="inline" label="Rang">
          {HARD_NUMBERS[0]}
        </Stat>
      }
      watchLine={<WatchLine elapsed={2} label="Your solves" events={[]} />}
    />
  ),
  play: staysInPlace,
}
export const PhoneTabsOfLongNames: Story = {
  globals: { viewport: { value: 'least' } },
  render: () => (
    <BottomTabs label="Game">
      {[HARD_TEXTS.german, HARD_TEXTS.cjk, HARD_TEXTS.rightToLeft, HARD_TEXTS.emoji, 'You'].map(
        (label, index) => (
          <BottomTab key={label} icon={<Flag size={20} />} label={label}>
            <SampleLink href={`#${index}`} />
          </BottomTab>
        ),
      )}
    </BottomTabs>
  ),
  play: staysInPlace,
}
