import { startConsent } from '@/lib/browser/privacy/consent';
import type { ConsentWords } from '@/lib/browser/privacy/consent-words';

/** The words of the page's locale; inserted by the stamping step when it bundles this script. */
declare const __CONSENT_WORDS__: ConsentWords;

/** Runs on deployments with a tag manager, which its tag names in `data-tag-manager`. */
startConsent(__CONSENT_WORDS__, document.currentScript?.dataset.tagManager ?? '');
