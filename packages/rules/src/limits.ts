/** Facts that bound inputs and lists and that the contract does not state. */
export const LIMITS = {
  /** Characters of a flag or an answer, after decryption. */
  flagLength: 127,
  /** Flags of a challenge that no index finds, because they ignore case or are patterns. */
  triedFlags: 100,
  /** Least uncertainty of a flag made from a template without random placeholder. */
  flagTemplateBits: 32,
  /** Notices a game's list shows, ordinary ones first. */
  notices: 300,
  recentGames: 50,
  timelineTeams: 10,
} as const
