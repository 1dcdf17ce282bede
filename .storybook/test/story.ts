import type { composeStory } from '@storybook/react-vite'

export type Story = ReturnType<typeof composeStory>
