import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTesting

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Expected texts: swift-snapshot-testing's goldens of `testURLRequest`.
@Suite struct URLRequestStrategyTests {
  private func request(
    _ address: String, method: String = "GET", headers: [String: String] = [:], body: String? = nil
  ) throws -> URLRequest {
    var request = URLRequest(url: try #require(URL(string: address)))
    request.httpMethod = method
    for (name, value) in headers { request.addValue(value, forHTTPHeaderField: name) }
    request.httpBody = body.map { Data($0.utf8) }
    return request
  }

  private func take(_ request: URLRequest, _ strategy: Snapshotting<URLRequest, String>) -> String? {
    Delivery.value(of: strategy.snapshot(request), timeout: 60)
  }

  @Test func `a get has its headers and the items of its query sorted`() throws {
    let get = try request(
      "https://www.pointfree.co?key_2=value_2&key_1=value_1&key_3=value_3",
      headers: ["Cookie": "pf_session={}", "Content-Type": "application/json", "Accept": "text/html"])
    #expect(
      take(get, .raw) == """
        GET https://www.pointfree.co?key_1=value_1&key_2=value_2&key_3=value_3
        Accept: text/html
        Content-Type: application/json
        Cookie: pf_session={}
        """)
    #expect(
      take(get, .curl) == #"""
        curl \
        	--header "Accept: text/html" \
        	--header "Content-Type: application/json" \
        	--cookie "pf_session={}" \
        	"https://www.pointfree.co?key_1=value_1&key_2=value_2&key_3=value_3"
        """#)
  }

  @Test func `a post has its body`() throws {
    let post = try request(
      "https://www.pointfree.co/subscribe", method: "POST",
      headers: ["Cookie": #"pf_session={"user_id":"0"}"#, "Accept": "text/html"],
      body: "pricing[billing]=monthly&pricing[lane]=individual")
    #expect(
      take(post, .raw) == #"""
        POST https://www.pointfree.co/subscribe
        Accept: text/html
        Cookie: pf_session={"user_id":"0"}

        pricing[billing]=monthly&pricing[lane]=individual
        """#)
    #expect(
      take(post, .curl) == #"""
        curl \
        	--request POST \
        	--header "Accept: text/html" \
        	--data "pricing[billing]=monthly&pricing[lane]=individual" \
        	--cookie "pf_session={\"user_id\":\"0\"}" \
        	"https://www.pointfree.co/subscribe"
        """#)
  }

  @Test func `a body of JSON can be written in lines, and quotes are escaped for a shell`() throws {
    let nested = try request(
      "https://www.pointfree.co/subscribe", method: "POST",
      headers: ["Cookie": #"pf_session={"user_id":"0"}"#, "Accept": "application/json"],
      body: #"{"pricing": {"lane": "individual","billing": "monthly"}}"#)
    #expect(
      take(nested, .raw(pretty: true)) == #"""
        POST https://www.pointfree.co/subscribe
        Accept: application/json
        Cookie: pf_session={"user_id":"0"}

        {
          "pricing" : {
            "billing" : "monthly",
            "lane" : "individual"
          }
        }
        """#)
    let json = try request(
      "http://dummy.restapiexample.com/api/v1/create", method: "POST",
      headers: ["Content-Type": "application/json", "Accept": "application/json"],
      body: #"{"name":"tammy134235345235", "salary":0, "age":"tammy133"}"#)
    #expect(
      take(json, .curl) == #"""
        curl \
        	--request POST \
        	--header "Accept: application/json" \
        	--header "Content-Type: application/json" \
        	--data "{\"name\":\"tammy134235345235\", \"salary\":0, \"age\":\"tammy133\"}" \
        	"http://dummy.restapiexample.com/api/v1/create"
        """#)
    #expect(take(try request("https://www.pointfree.co/", method: "HEAD"), .curl)?.contains("\t--head \\\n") == true)
  }
}
