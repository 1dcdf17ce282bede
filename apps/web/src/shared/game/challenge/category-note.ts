import type { ChallengeCategory } from '@halyard/api'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What challenges of a category are about, in one line. */
export const categoryNote = {
  Misc: msg`Everything that fits no other category`,
  Crypto: msg`Breaking ciphers, hashes and protocols`,
  Pwn: msg`Exploiting bugs in programs to take them over`,
  Web: msg`Attacking websites and the services behind them`,
  Reverse: msg`Finding out what a program does without its source`,
  Blockchain: msg`Exploiting smart contracts and chains`,
  Forensics: msg`Recovering traces from files, disks, memory and traffic`,
  Hardware: msg`Circuits, firmware, radio and signals`,
  Mobile: msg`Taking apart apps for Android and iOS`,
  PPC: msg`Programming: algorithms and automation`,
  AI: msg`Attacking and using machine learning models`,
  Pentest: msg`Breaking into whole machines and networks`,
  OSINT: msg`Finding facts in public sources`,
} satisfies Record<ChallengeCategory, MessageDescriptor>
