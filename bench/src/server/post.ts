import { Agent, request } from 'node:http';

// A connection for every request: a server that ends an idle one just when it is used again would spoil a measurement.
const agent = new Agent({ keepAlive: false });

/** Posts JSON and reads the answer. @throws Error unless it is a success */
export function post<T>(url: string, path: string, body: object): Promise<T> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', agent, headers: { 'content-type': 'application/json' } };
    const sending = request(url + path, options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200 || answer.statusCode === 201) resolve(JSON.parse(text) as T);
        else reject(new Error(`${path}: ${answer.statusCode} ${text}`));
      });
    });
    sending.on('error', reject);
    sending.end(JSON.stringify(body));
  });
}
