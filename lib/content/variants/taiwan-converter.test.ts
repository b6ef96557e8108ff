import { createTaiwanConverter } from './taiwan-converter';

test.each([
  ['软件', '軟體'],
  ['视频', '影片'],
  ['鼠标', '滑鼠'],
  ['网络', '網路'],
  ['默认', '預設'],
  ['设置', '設定'],
  ['服务器', '伺服器'],
  ['打印文件夹', '列印資料夾'],
  ['用 Chrome 打开 PDF Pro', '用 Chrome 開啟 PDF Pro'],
])('[LOC-08] %s is %s in Taiwan', async (text, expected) => {
  const convert = await createTaiwanConverter({ terms: { 打开: '開啟' }, keep: [] });
  expect(convert(text)).toBe(expected);
});

test('[LOC-08] the editors’ terms come before the dictionary’s, the longest first', async () => {
  const convert = await createTaiwanConverter({ terms: { 扩展: '擴充功能', 扩展名: '副檔名' }, keep: [] });
  expect(convert('扩展的扩展名')).toBe('擴充功能的副檔名');
});

test('[LOC-08] names to keep stay as they are', async () => {
  const convert = await createTaiwanConverter({ terms: {}, keep: ['硅基流动'] });
  expect(convert('硅基流动的视频')).toBe('硅基流动的影片');
});
