import { useGetCaptchaInfo } from '@halyard/query'
import { Trans } from '@lingui/react/macro'

/** What is loaded from elsewhere: the policy of the page allows nothing beside it. */
export function OtherSites() {
  const { data: captcha } = useGetCaptchaInfo()
  return (
    <p>
      <Trans>
        Nothing is shared with anyone else. Pictures that organizers put into their texts may be
        loaded from other sites.
      </Trans>{' '}
      {captcha?.type === 'CloudflareTurnstile' && (
        <Trans>
          Forms that ask you to prove that you are human load a check by Cloudflare, which sees your
          address and your browser.
        </Trans>
      )}
    </p>
  )
}
