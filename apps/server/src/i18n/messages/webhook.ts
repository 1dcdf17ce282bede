import { msg } from '#i18n/msg.ts'

/** Webhooks: refusals, and what they say where organizers have no words of their own. */
export const webhookMessages = {
  webhookNotFound: msg({ message: 'There is no such webhook.' }),
  deliveryNotFound: msg({ message: 'There is no such delivery.' }),
  tooManyWebhooks: msg({ message: 'There are {max} webhooks already. Delete one first.' }),
  webhookUrl: msg({
    message:
      'That is no address that can be used: it begins with https:// or http:// and has no password in it.',
  }),
  webhookToken: msg({
    message: 'Telegram and Matrix need the token of a bot, and the chat or room it writes to.',
  }),
  webhookTemplateTwice: msg({ message: 'There are two texts for one event.' }),
  webhookUnsigned: msg({ message: 'Messages for chats are not signed: there is no secret.' }),
  webhookSolve: msg({ message: '{team} solved {challenge}' }),
  webhookStarted: msg({ message: '{game} has started' }),
  webhookEnded: msg({ message: '{game} is over' }),
  webhookFrozen: msg({ message: 'The scoreboard of {game} is frozen' }),
  webhookPaused: msg({ message: '{game} is paused' }),
  webhookResumed: msg({ message: '{game} continues' }),
  webhookCheat: msg({ message: '{team} submitted a flag of {owner} for {challenge}' }),
  webhookInstance: msg({ message: 'An instance of {challenge} could not be started' }),
  webhookQuestion: msg({ message: '{team} has asked a question' }),
  webhookTeam: msg({ message: '{team} is waiting for review' }),
  webhookTest: msg({ message: 'This is a test: messages about {game} will appear here.' }),
}
