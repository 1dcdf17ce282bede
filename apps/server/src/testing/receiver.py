"""Takes webhooks as a program of an organizer would, and verifies them by the text of Standard Webhooks alone.

Arguments: the secret. Prints its port, then a line of JSON for each message: {"verified": bool, "type": str}.
"""

import base64
import hashlib
import hmac
import json
import sys
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

KEY = base64.b64decode(sys.argv[1].removeprefix("whsec_"))


def is_verified(headers, body):
    message, sent_at = headers["webhook-id"], headers["webhook-timestamp"]
    if abs(time.time() - int(sent_at)) > 300:
        return False
    signed = f"{message}.{sent_at}.".encode() + body
    expected = base64.b64encode(hmac.new(KEY, signed, hashlib.sha256).digest()).decode()
    parts = [part.split(",", 1) for part in headers["webhook-signature"].split(" ")]
    return any(version == "v1" and hmac.compare_digest(signature, expected) for version, signature in parts)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        verified = is_verified(self.headers, body)
        self.send_response(204 if verified else 401)
        self.end_headers()
        print(json.dumps({"verified": verified, "type": json.loads(body)["type"]}), flush=True)

    def log_message(self, *_):
        pass


server = HTTPServer(("127.0.0.1", 0), Receiver)
print(server.server_port, flush=True)
server.serve_forever()
