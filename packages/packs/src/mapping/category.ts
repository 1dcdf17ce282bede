import { CHALLENGE_CATEGORIES } from '@halyard/rules'
import type { ChallengeCategory } from '@halyard/rules'

/** Spellings seen in public events, without case, blanks and punctuation. */
const spellings: Record<ChallengeCategory, readonly string[]> = {
  Misc: ['misc', 'miscellaneous', 'general', 'trivia'],
  Crypto: ['crypto', 'cryptography'],
  Pwn: ['pwn', 'pwning', 'pwnable', 'binary', 'binaryexploitation', 'exploitation', 'binexp'],
  Web: ['web', 'webexploitation', 'websecurity'],
  Reverse: ['reverse', 'rev', 're', 'reversing', 'reverseengineering'],
  Blockchain: ['blockchain', 'smartcontract', 'smartcontracts', 'web3'],
  Forensics: ['forensics', 'forensic', 'forens', 'digitalforensics', 'dfir'],
  Hardware: ['hardware', 'hw', 'embedded', 'iot'],
  Mobile: ['mobile', 'android', 'ios'],
  PPC: ['ppc', 'programming', 'coding', 'algo', 'algorithms'],
  AI: ['ai', 'ml', 'aiml', 'machinelearning', 'llm'],
  Pentest: ['pentest', 'pentesting', 'penetrationtesting', 'boot2root', 'b2r', 'fullpwn'],
  OSINT: ['osint', 'opensourceintelligence', 'recon'],
}

/** A word without case, blanks and punctuation: `Reverse-Engineering` is `reverseengineering`. */
export const bareWord = (word: string): string =>
  word.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, '')

/** The category that a word names, in a spelling of the event's own or a common one; undefined when it names none. */
export function findCategory(
  word: string,
  custom: ReadonlyMap<string, ChallengeCategory> = new Map(),
): ChallengeCategory | undefined {
  const bare = bareWord(word)
  return (
    custom.get(bare) ?? CHALLENGE_CATEGORIES.find((category) => spellings[category].includes(bare))
  )
}
