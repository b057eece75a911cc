package games.chalet.json;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import tools.jackson.databind.json.JsonMapper;

/** The one {@link Json}; Spring's converters use its mapper too. */
@Configuration(proxyBeanMethods = false)
class JsonConfiguration {

  @Bean
  Json json() {
    return Json.create();
  }

  @Bean
  JsonMapper jsonMapper(Json json) {
    return json.mapper();
  }
}
