import fc from 'fast-check';
import {
  type BlogPostingInput,
  blogPostingData,
  breadcrumbData,
  faqData,
  organizationData,
  softwareData,
} from './structured-data';

describe('breadcrumbData', () => {
  test('[DOCS-04] is a BreadcrumbList whose items are numbered from 1 and have full addresses', () => {
    const trail = [
      { name: 'Home', url: 'https://site.example/it/' },
      { name: 'Uso', url: 'https://site.example/it/docs/usage/' },
    ];
    expect(JSON.parse(breadcrumbData(trail))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.example/it/' },
        { '@type': 'ListItem', position: 2, name: 'Uso', item: 'https://site.example/it/docs/usage/' },
      ],
    });
  });

  test('[DOCS-04] a category without a page leaves no gap in the numbers', () => {
    const trail = [{ name: 'Home', url: 'https://a/' }, { name: 'Servizi' }, { name: 'OpenAI', url: 'https://a/b/' }];
    const { itemListElement } = JSON.parse(breadcrumbData(trail));
    expect(itemListElement).toMatchObject([
      { position: 1, name: 'Home' },
      { position: 2, name: 'OpenAI' },
    ]);
  });

  test('[DOCS-04] no title can end the script element, and every title is kept', () => {
    const name = fc.oneof(fc.string(), fc.constantFrom('</script>', '<!--', '</SCRIPT ><img src=x>'));
    fc.assert(
      fc.property(name, (title) => {
        const json = breadcrumbData([{ name: title, url: 'https://site.example/' }]);
        expect(json).not.toContain('<');
        expect(JSON.parse(json).itemListElement[0].name).toBe(title);
      }),
    );
  });
});

describe('blogPostingData', () => {
  const post: BlogPostingInput = {
    title: 'News </script>',
    description: 'What is new.',
    date: '2026-03-05',
    language: 'it',
    url: 'https://site.example/it/blog/news/',
    publisher: { name: 'Site', url: 'https://site.example' },
  };

  test('[ROUTE-12] is a BlogPosting with its words, days, language and publisher', () => {
    const json = blogPostingData({ ...post, lastUpdated: '2026-03-06' });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'News </script>',
      description: 'What is new.',
      datePublished: '2026-03-05',
      dateModified: '2026-03-06',
      inLanguage: 'it',
      url: 'https://site.example/it/blog/news/',
      publisher: { '@type': 'Organization', name: 'Site' },
    });
  });

  test.each([undefined, '2026-03-01'])('[ROUTE-12] was not changed before it was published (%s)', (lastUpdated) => {
    expect(JSON.parse(blogPostingData({ ...post, lastUpdated }))).toMatchObject({ dateModified: '2026-03-05' });
  });
});

describe('faqData', () => {
  test('[DOCS-04] is a FAQPage with each question and its answer', () => {
    const json = faqData({
      questions: [{ question: 'Perché </script>?', answer: 'Così.' }],
      language: 'it',
      url: 'https://site.example/it/',
    });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'FAQPage',
      inLanguage: 'it',
      mainEntity: [
        { '@type': 'Question', name: 'Perché </script>?', acceptedAnswer: { '@type': 'Answer', text: 'Così.' } },
      ],
    });
  });
});

describe('softwareData', () => {
  const software = JSON.parse(
    softwareData({
      name: 'Site',
      description: 'Translates.',
      language: 'zh-CN',
      url: 'https://site.example/zh/',
      origin: 'https://site.example',
      operatingSystems: ['iOS', 'Android'],
      browsers: ['Chrome', 'Edge'],
      stores: ['https://store.example/'],
      plans: [
        { name: 'Free', price: 0 },
        { name: 'Pro', price: 69 },
      ],
      currency: 'cny',
      pricingUrl: 'https://site.example/zh/pricing/',
    }),
  );

  test('[PAGE-02] names systems, browsers and stores', () => {
    expect(software).toMatchObject({
      operatingSystem: 'iOS, Android',
      softwareRequirements: 'Chrome, Edge',
      installUrl: ['https://store.example/'],
      inLanguage: 'zh-CN',
    });
  });

  test('[PAGE-02] has an offer for each plan; what is paid is paid by the month', () => {
    const [free, pro] = software.offers;
    expect(free).toMatchObject({ price: 0, priceCurrency: 'CNY' });
    expect(free).not.toHaveProperty('priceSpecification');
    expect(pro).toMatchObject({ price: 69, priceSpecification: { price: 69, priceCurrency: 'CNY', unitCode: 'MON' } });
  });

  test('[PAGE-02] claims no rating', () => {
    expect(software).not.toHaveProperty('aggregateRating');
    expect(software).not.toHaveProperty('review');
  });
});

test('[EDGE-03] organizationData names logo and mailbox', () => {
  const input = { name: 'Site', description: 'x', origin: 'https://site.example', email: 'help@site.example' };
  expect(JSON.parse(organizationData(input))).toMatchObject({
    '@type': 'Organization',
    url: 'https://site.example/',
    logo: 'https://site.example/icon-512.png',
    contactPoint: { email: 'help@site.example' },
  });
});
